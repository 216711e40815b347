import { campaignQuery, keptReferer, trackingEventId } from '@guiche/checkout-rules';
import type { CheckoutOffer } from '../offer';
import type { CheckoutBegun } from './frame/tracker-messages';
import { visitor } from './visitor';

/** Its id is known to the server too, so that a tracker that receives both counts one event. */
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
