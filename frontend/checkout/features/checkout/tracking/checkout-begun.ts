import { campaignQuery, keptReferer, trackingEventId } from '@guiche/checkout-rules';
import type { CheckoutOffer } from '../offer';
import type { CheckoutBegun } from './frame/tracker-messages';
import { visitor } from './visitor';

/** Under an id that the server knows too, so that who hears of it from both counts it once. */
export async function checkoutBegun(
  { price, coin }: CheckoutOffer,
  attemptKey: string,
): Promise<CheckoutBegun> {
  const { origin, pathname, search } = location;
  return {
    kind: 'begun',
    eventId: await trackingEventId(attemptKey),
    value: price / 100,
    currency: coin,
    page: origin + pathname + campaignQuery(search),
    title: document.title,
    referrer: keptReferer(document.referrer),
    visitor: visitor(Date.now()),
  };
}
