import type { Visitor } from '../visitor';

/** All that a tracker is told: that a checkout began, on which page, and where the buyer came from. Nothing of the buyer. */
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

/** The first word of a tracker's frame, with its end of a channel. */
export const TRACKER_READY = 'tracker-ready';
