import { useEffect, useState } from 'react';
import type { CheckoutOffer } from '../offer';
import { rememberConsent, rememberedConsent, type Consent } from './consent';
import { trackersOf, type Tracker } from './trackers-of';

export interface Tracking {
  /** Consent is required: trackers wait for an answer. */
  readonly asks: boolean;
  readonly answer: (consent: Consent) => void;
  /** The vendors with a frame in the page. */
  readonly trackers: readonly Tracker[];
}

const NONE: readonly Tracker[] = [];
const begun = new Set<string>();

/**
 * Loads the seller's trackers, which are told that a checkout began (specification, checkout §2). A page without
 * trackers loads nothing for them, and where the platform requires consent nothing is loaded before. They load last:
 * nothing that the buyer sees or does waits for them.
 */
export function useTracking(offer: CheckoutOffer): Tracking {
  // No question before script has run: the server does not know the browser's stored answer.
  const [consent, setConsent] = useState<Consent | 'unread' | 'open'>('unread');
  const [trackers, setTrackers] = useState(NONE);
  useEffect(() => {
    setConsent(offer.trackingNeedsConsent ? (rememberedConsent() ?? 'open') : 'given');
  }, [offer.trackingNeedsConsent]);
  useEffect(() => {
    if (consent !== 'given' || begun.has(offer.id)) return;
    begun.add(offer.id);
    setTrackers(trackersOf(offer));
  }, [offer, consent]);
  return {
    asks: consent === 'open' && trackersOf(offer).length > 0,
    answer: (given) => {
      rememberConsent(given);
      setConsent(given);
    },
    trackers,
  };
}
