import { trackingEventId } from '@guiche/checkout-rules';
import { PREFILLED_NAMES } from '../checkout-form';
import type { Offer } from '../offer';
import type { CheckoutBegun } from './frame/tracker-messages';
import { visitor } from './visitor';

/** The query of a page without the buyer: the campaign and the click that trackers attribute a sale to. */
export function campaignOf(search: string): string {
  const query = new URLSearchParams(search);
  for (const name of PREFILLED_NAMES) query.delete(name);
  return query.size > 0 ? `?${query}` : '';
}

/** Under an id that the server knows too, so that who hears of it from both counts it once. */
export async function checkoutBegun({ price, coin }: Offer, attemptKey: string): Promise<CheckoutBegun> {
  const { origin, pathname, search } = location;
  return {
    kind: 'begun',
    eventId: await trackingEventId(attemptKey),
    value: price / 100,
    currency: coin,
    page: origin + pathname + campaignOf(search),
    title: document.title,
    referrer: document.referrer,
    visitor: visitor(Date.now()),
  };
}
