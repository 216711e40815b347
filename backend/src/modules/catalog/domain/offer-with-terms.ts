import type { PaymentMethod } from '@guiche/checkout-rules';
import type { OfferSnapshot, PlatformOffer, TermsOfSale } from './offer-snapshot.js';

/** The offer as it is sold: what the terms of the seller say goes before what the platform has. */
export function offerWithTerms(offer: PlatformOffer, { seller, manager }: TermsOfSale): OfferSnapshot {
  const { maxInstallments, softDescriptor = null, gateways = {}, salesBlocked = false } = seller;
  const isOffered = (method: PaymentMethod): boolean => !(seller.withoutMethods ?? []).includes(method);
  return {
    ...offer,
    ...{ gateways, softDescriptor, salesBlocked, manager },
    pixEnabled: offer.pixEnabled && isOffered('PIX'),
    creditCardEnabled: offer.creditCardEnabled && isOffered('CREDIT_CARD'),
    billetEnabled: offer.billetEnabled && isOffered('BILLET'),
    fees: feesOf(offer.fees, seller),
    installments:
      maxInstallments === undefined ? offer.installments : atMost(offer.installments, maxInstallments),
  };
}

/** Fees in other currencies stay those of the platform: the terms of a seller are in reais. */
function feesOf(
  platform: OfferSnapshot['fees'],
  { fees = {} }: TermsOfSale['seller'],
): OfferSnapshot['fees'] {
  const feeOf = (method: PaymentMethod): OfferSnapshot['fees'][PaymentMethod] => {
    const own = fees[method];
    if (!own) return platform[method];
    const { currencies } = platform[method];
    return { ...own, ...(currencies && { currencies }) };
  };
  return { PIX: feeOf('PIX'), CREDIT_CARD: feeOf('CREDIT_CARD'), BILLET: feeOf('BILLET') };
}

const atMost = (plan: OfferSnapshot['installments'], most: number): OfferSnapshot['installments'] => ({
  ...plan,
  numberOfInstallments: Math.min(plan.numberOfInstallments, most),
});
