import type { CheckoutOffer } from '../offer';

export const TRACKERS = ['facebook', 'google', 'tiktok', 'kwai'] as const;
export type Tracker = (typeof TRACKERS)[number];

type Tracked = Pick<CheckoutOffer, 'product' | 'platformPixels'>;

/**
 * The ids of the product and of the platform at a tracker; without any the tracker is not loaded. They become part of addresses, so they are
 * letters, digits and dashes.
 */
export function idsAt(tracker: Tracker, { product, platformPixels }: Tracked): string[] {
  const result: Record<Tracker, readonly ({ readonly pixelId: string } | string | null)[]> = {
    facebook: product.facebookPixel.pixels,
    google: [product.googleAnalyticsId, product.googleAdsId, product.googleAdsConversionApiId],
    tiktok: product.tiktokPixel.pixels,
    kwai: product.kwaiPixel.pixels,
  };
  const ids = result[tracker].map((one) => (typeof one === 'string' ? one : one?.pixelId));
  const all = new Set([...ids, ...platformPixels[tracker]]);
  return [...all].filter((id): id is string => id !== undefined && /^[\w-]{3,40}$/.test(id));
}

/** The trackers of an offer. */
export function trackersOf(offer: Tracked): Tracker[] {
  return TRACKERS.filter((tracker) => idsAt(tracker, offer).length > 0);
}
