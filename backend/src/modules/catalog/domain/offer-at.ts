import { termsInEffect, type Method, type SellerTerms } from '../../sellers/index.js';
import type { CachedOffer, OfferSnapshot } from './offer-snapshot.js';

/** The offer as it is sold at an instant: what the terms of the seller say goes before what the platform has. */
export function offerAt({ terms, ...offer }: CachedOffer, now: Date): OfferSnapshot {
  const { seller, manager } = termsInEffect({ ...terms, sellerId: offer.product.producerId }, now);
  const { maxInstallments, softDescriptor = null, gateways = {}, salesBlocked = false } = seller;
  const isOffered = (method: Method): boolean => !(seller.withoutMethods ?? []).includes(method);
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
function feesOf(platform: OfferSnapshot['fees'], { fees = {} }: SellerTerms): OfferSnapshot['fees'] {
  const feeOf = (method: Method): OfferSnapshot['fees'][Method] => {
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
