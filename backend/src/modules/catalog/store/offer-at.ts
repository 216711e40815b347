import { termsInEffect, type TermsOfSeller } from '../../sellers/index.js';
import { availabilityAt } from '../domain/availability.js';
import type { OfferSnapshot, PlatformOffer } from '../domain/offer-snapshot.js';
import { offerWithTerms } from '../domain/offer-with-terms.js';

/** An offer as it is cached: with all versions of the seller's terms, of which a sale uses those in effect. */
export type CachedOffer = Omit<PlatformOffer, 'blocksBuyers' | 'isSoldOut'> & {
  readonly terms: Omit<TermsOfSeller, 'sellerId'>;
  readonly blocks: {
    /** The account of the seller, which ends sales whatever the terms say. */
    readonly isSellerBlocked: boolean;
    readonly blocksBuyers: boolean;
    readonly isSoldOut: boolean;
  };
};

/** The offer as it is sold at an instant. */
export const offerAt = ({ terms, blocks, ...cached }: CachedOffer, now: Date): OfferSnapshot => {
  const { isSellerBlocked, ...standing } = blocks;
  const offer = { ...cached, ...standing };
  const sold = offerWithTerms(offer, termsInEffect({ ...terms, sellerId: offer.product.producerId }, now));
  return {
    ...sold,
    salesBlocked: sold.salesBlocked || isSellerBlocked,
    availability: availabilityAt(offer, now),
    bumps: offer.bumps.filter((bump) => availabilityAt(bump, now) === 'NOW'),
  };
};
