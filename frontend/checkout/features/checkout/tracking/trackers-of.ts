import type { CheckoutOffer } from '../offer';

export const TRACKERS = ['facebook', 'google', 'tiktok', 'kwai'] as const;
export type Tracker = (typeof TRACKERS)[number];

/**
 * The product's ids at a tracker; without any the tracker is not loaded. They become part of addresses, so they are
 * letters, digits and dashes.
 */
export function idsAt(tracker: Tracker, { product }: Pick<CheckoutOffer, 'product'>): string[] {
  const result: Record<Tracker, readonly ({ readonly pixelId: string } | string | null)[]> = {
    facebook: product.facebookPixel.pixels,
    google: [product.googleAnalyticsId, product.googleAdsId, product.googleAdsConversionApiId],
    tiktok: product.tiktokPixel.pixels,
    kwai: product.kwaiPixel.pixels,
  };
  const ids = result[tracker].map((one) => (typeof one === 'string' ? one : one?.pixelId));
  return ids.filter((id): id is string => id !== undefined && /^[\w-]{3,40}$/.test(id));
}

/** The trackers of a product. */
export function trackersOf(offer: Pick<CheckoutOffer, 'product'>): Tracker[] {
  return TRACKERS.filter((tracker) => idsAt(tracker, offer).length > 0);
}
