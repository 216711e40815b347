import type { Visitor } from '../visitor';

/** The first message of a tracker's frame, with its end of a channel. */
export const TRACKER_READY = 'tracker-ready';

/** When a purchase is told: its code was made, or it is paid. */
export type ToldMoment = 'GENERATED' | 'APPROVED';

/** The data of a tracker: what happened, on which page, and the referrer. No buyer data. */
export interface TrackedEvent {
  /** The checkout was shown, the form was sent, or something was bought. */
  readonly kind: 'begun' | 'paymentInfo' | 'purchase';
  /** Known to the server too, so that a tracker that receives both counts one event. */
  readonly eventId: string;
  /** The price of the offer, and all that the buyer pays. */
  readonly value: { readonly product: number; readonly total: number };
  readonly currency: string;
  /** Of a purchase: which moment this is, and those that were told before. */
  readonly purchase?: { readonly moment: ToldMoment; readonly told: readonly ToldMoment[] };
  readonly page: string;
  readonly title: string;
  readonly referrer: string;
  readonly visitor: Visitor;
}
