import { useCallback } from 'react';
import type { CheckoutOffer } from '../offer';
import type { TrackedEvent } from './frame/tracker-messages';
import { whenPaymentInfoIsGiven } from './payment-info';
import { trackedEvent } from './tracked-event';
import { TrackerFrame } from './tracker-frame-element';
import type { Tracker } from './trackers-of';

interface TrackerFramesProps {
  readonly offer: CheckoutOffer;
  readonly attemptKey: string;
  readonly trackers: readonly Tracker[];
}

/** The trackers of a checkout, which are told that it began and that the form was sent. */
export function TrackerFrames({ offer, attemptKey, trackers }: TrackerFramesProps) {
  const { price, coin: currency } = offer;
  const follow = useCallback(
    (tell: (event: TrackedEvent) => void) => {
      void trackedEvent({ kind: 'begun', of: attemptKey, currency, price, total: price }).then(tell);
      return whenPaymentInfoIsGiven((total) => {
        const given = { kind: 'paymentInfo', of: `info ${attemptKey}`, currency, price, total } as const;
        void trackedEvent(given).then(tell);
      });
    },
    [attemptKey, currency, price],
  );
  return trackers.map((tracker) => (
    <TrackerFrame key={tracker} tracker={tracker} offerId={offer.id} follow={follow} />
  ));
}
