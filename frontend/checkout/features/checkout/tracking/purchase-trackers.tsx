import { useCallback, useEffect, useState } from 'react';
import { rememberedConsent } from './consent';
import type { ToldMoment, TrackedEvent } from './frame/tracker-messages';
import { rememberTold, toldOf } from './told-purchases';
import { trackedEvent } from './tracked-event';
import { TrackerFrame } from './tracker-frame-element';
import { purchaseTrackersOf, type Tracker } from './trackers-of';

/** What the page of a payment needs to tell trackers of a purchase. */
export interface PurchaseTracking {
  readonly trackers: readonly Tracker[];
  readonly needsConsent: boolean;
  /** Cents: the price of the offer. */
  readonly price: number;
}

/** Null where no tracker is told of purchases. */
export function purchaseTrackingOf(
  offer: (Parameters<typeof purchaseTrackersOf>[0] & TrackedOffer) | undefined,
): PurchaseTracking | null {
  if (!offer) return null;
  const trackers = purchaseTrackersOf(offer);
  return trackers.length === 0
    ? null
    : { trackers, needsConsent: offer.trackingNeedsConsent, price: offer.price };
}

interface TrackedOffer {
  readonly trackingNeedsConsent: boolean;
  readonly price: number;
}

interface PurchaseTrackersProps {
  readonly tracking: PurchaseTracking;
  readonly payment: {
    readonly paymentId: string;
    readonly offerId: string;
    readonly status: string;
    readonly amount: number;
    readonly currency: string;
  };
}

/** Tells trackers of a purchase: each moment once in a browser, and only with the consent that the checkout was given. */
export function PurchaseTrackers({ tracking, payment }: PurchaseTrackersProps) {
  const { paymentId, offerId, amount, currency } = payment;
  const moment = momentOf(payment.status);
  const [due, setDue] = useState<TrackedEvent['purchase']>();
  useEffect(() => {
    if (moment === undefined || (tracking.needsConsent && rememberedConsent() !== 'given')) return;
    const told = toldOf(paymentId);
    if (told.includes(moment)) return;
    rememberTold(paymentId, [...told, moment]);
    setDue({ moment, told });
  }, [moment, paymentId, tracking.needsConsent]);
  const follow = useCallback(
    (tell: (event: TrackedEvent) => void) => {
      const happened = { kind: 'purchase', of: `purchase ${paymentId}`, currency } as const;
      if (due)
        void trackedEvent({ ...happened, purchase: due, price: tracking.price, total: amount }).then(tell);
      return () => {};
    },
    [paymentId, currency, due, tracking.price, amount],
  );
  if (!due) return null;
  return tracking.trackers.map((tracker) => (
    <TrackerFrame key={`${tracker} ${due.moment}`} tracker={tracker} offerId={offerId} follow={follow} />
  ));
}

const momentOf = (status: string): ToldMoment | undefined =>
  status === 'APPROVED' ? 'APPROVED' : status === 'PENDING' ? 'GENERATED' : undefined;
