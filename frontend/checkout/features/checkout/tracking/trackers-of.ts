import type { CheckoutOffer } from '../offer';
import type { FramePixel } from './frame/pixel-events';

export const TRACKERS = ['facebook', 'google', 'tiktok', 'kwai'] as const;
export type Tracker = (typeof TRACKERS)[number];

type Tracked = Pick<CheckoutOffer, 'platformPixels'> & {
  readonly product: Pick<CheckoutOffer['product'], 'pixels'>;
};

/** Ids become part of addresses, so they are letters, digits and dashes. */
const ID = /^[\w-]{3,40}$/;

/** What the pixels of a platform are told. */
const OF_PLATFORM: Omit<FramePixel, 'pixelId'> = {
  conversion: null,
  purchaseOn: 'APPROVED',
  valueSent: 'TOTAL',
  events: ['PAGE_VIEW', 'INITIATE_CHECKOUT'],
};

/** The pixels of the product and of the platform at a tracker; without any the tracker is not loaded. */
export function pixelsAt(tracker: Tracker, { product, platformPixels }: Tracked): FramePixel[] {
  const own = product.pixels
    .filter((pixel) => pixel.tracker === tracker)
    .map(({ tracker: _, ...pixel }) => pixel);
  const known = new Set(own.map(({ pixelId }) => pixelId));
  const others = platformPixels[tracker]
    .filter((pixelId) => !known.has(pixelId))
    .map((pixelId) => ({ pixelId, ...OF_PLATFORM }));
  return [...own, ...others].filter(({ pixelId, events }) => ID.test(pixelId) && events.length > 0);
}

/** The trackers of an offer. */
export const trackersOf = (offer: Tracked): Tracker[] =>
  TRACKERS.filter((tracker) => pixelsAt(tracker, offer).length > 0);

/** Those that are told of purchases. */
export const purchaseTrackersOf = (offer: Tracked): Tracker[] =>
  TRACKERS.filter((tracker) => pixelsAt(tracker, offer).some(({ events }) => events.includes('PURCHASE')));
