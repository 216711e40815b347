import type { PaymentMethod } from '@guiche/checkout-rules';
import { MAX_INSTALLMENTS } from '@guiche/money';
import type { OfferSnapshot, PlatformOffer, TermsOfSale } from './offer-snapshot.js';

/** The offer as it is sold: what the terms of the seller say goes before what the platform has. */
export function offerWithTerms(
  offer: PlatformOffer,
  { seller, manager }: TermsOfSale,
): Omit<OfferSnapshot, 'availability'> {
  const {
    maxInstallments,
    softDescriptor = offer.softDescriptor,
    gateways = {},
    salesBlocked = false,
  } = seller;
  const isOffered = (method: PaymentMethod): boolean => !(seller.withoutMethods ?? []).includes(method);
  return {
    ...offer,
    ...{ gateways, softDescriptor, salesBlocked, manager },
    pixEnabled: offer.pixEnabled && isOffered('PIX'),
    creditCardEnabled: offer.creditCardEnabled && isOffered('CREDIT_CARD'),
    billetEnabled: offer.billetEnabled && isOffered('BILLET'),
    fees: feesOf(offer.fees, seller),
    installments: narrowed(offer, maxInstallments),
    release: { ...offer.release, ...seller.release },
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

/** The plan of the platform within what the offer and the terms of its seller allow: never more than the platform does. */
function narrowed(
  { installments: plan, maxInstallments, interestFreeInstallments }: PlatformOffer,
  most = MAX_INSTALLMENTS,
): OfferSnapshot['installments'] {
  const { numberOfInstallments, maxInstallmentsWithoutInterest } = plan;
  return {
    ...plan,
    numberOfInstallments: Math.min(numberOfInstallments, most, maxInstallments ?? MAX_INSTALLMENTS),
    maxInstallmentsWithoutInterest: Math.min(
      maxInstallmentsWithoutInterest,
      interestFreeInstallments ?? MAX_INSTALLMENTS,
    ),
  };
}
