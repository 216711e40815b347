import type { Offer } from '../offer';

export type Tracker = 'facebook' | 'google' | 'tiktok' | 'kwai';

/** Which trackers a product asks for. */
export function trackersOf({ product }: Pick<Offer, 'product'>): Tracker[] {
  const google = [product.googleAnalyticsId, product.googleAdsId, product.googleAdsConversionApiId];
  const asked: Record<Tracker, boolean> = {
    facebook: product.facebookPixel.pixels.length > 0,
    google: google.some((id) => id !== null && id !== ''),
    tiktok: product.tiktokPixel.pixels.length > 0,
    kwai: product.kwaiPixel.pixels.length > 0,
  };
  return (Object.keys(asked) as Tracker[]).filter((tracker) => asked[tracker]);
}
