import { withVariant, type OfferSnapshot } from '../../catalog/index.js';

/** What the address of a checkout names: a checkout of the product, or a variant of the comparison that runs. */
export interface NamedLook {
  readonly checkout?: unknown;
  readonly variant?: unknown;
}

/** The offer as a visitor is shown it. A checkout that is named is no part of a comparison. */
export function asShown(offer: OfferSnapshot, { checkout, variant }: NamedLook): OfferSnapshot {
  if (checkout !== undefined) return withLook(offer, checkout);
  return withVariant(offer, variant === 'B' ? 'B' : 'A');
}

/** The offer as another published checkout of its product shows it; an unknown one changes nothing. */
export function withLook(offer: OfferSnapshot, id: unknown): OfferSnapshot {
  if (typeof id !== 'string' || !Object.hasOwn(offer.looks, id)) return offer;
  return { ...offer, config: offer.looks[id] ?? offer.config, shownLookId: id };
}
