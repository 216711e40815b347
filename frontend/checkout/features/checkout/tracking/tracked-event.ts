import { campaignQuery, keptReferer, trackingEventId } from '@guiche/checkout-rules';
import type { TrackedEvent } from './frame/tracker-messages';
import { visitor } from './visitor';

/** What differs between the events. Amounts are cents. */
type Happened = Pick<TrackedEvent, 'kind' | 'currency' | 'purchase'> & {
  /** The event's id is made of it. */
  readonly of: string;
  readonly price: number;
  readonly total: number;
};

/** An event, with the page on which it happened. */
export async function trackedEvent({ of, price, total, ...happened }: Happened): Promise<TrackedEvent> {
  const { origin, pathname, search } = location;
  return {
    ...happened,
    eventId: await trackingEventId(of),
    value: { product: price / 100, total: total / 100 },
    page: origin + pathname + campaignQuery(search),
    title: document.title,
    referrer: keptReferer(document.referrer),
    visitor: visitor(Date.now()),
  };
}
