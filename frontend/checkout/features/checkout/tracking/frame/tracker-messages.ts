import type { Visitor } from '../visitor';

/** The data of a tracker: that a checkout began, on which page, and the referrer. No buyer data. */
export interface CheckoutBegun {
  readonly kind: 'begun';
  readonly eventId: string;
  readonly value: number;
  readonly currency: string;
  readonly page: string;
  readonly title: string;
  readonly referrer: string;
  readonly visitor: Visitor;
}

/** The first message of a tracker's frame, with its end of a channel. */
export const TRACKER_READY = 'tracker-ready';
