import type { OfferSnapshot } from '../../catalog/index.js';

/** The offer as another published checkout of its product shows it; an unknown one changes nothing. */
export function withLook(offer: OfferSnapshot, id: unknown): OfferSnapshot {
  if (typeof id !== 'string' || !Object.hasOwn(offer.looks, id)) return offer;
  return { ...offer, config: offer.looks[id] ?? offer.config, shownLookId: id };
}
