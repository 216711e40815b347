import { useEffect, useState } from 'react';
import type { CheckoutOffer } from '../offer';
import { rememberConsent, rememberedConsent, type Consent } from './consent';
import { trackersOf, type Tracker } from './trackers-of';

export interface Tracking {
  /** The buyer is to be asked: trackers wait for an answer. */
  readonly asks: boolean;
  readonly answer: (consent: Consent) => void;
  /** Whose frames stand in the page. */
  readonly trackers: readonly Tracker[];
}

const NONE: readonly Tracker[] = [];
const begun = new Set<string>();

/**
 * Lets in the seller's trackers, which are told once that a checkout began (specification, checkout §2). A page without any
 * loads nothing for them, and where the platform asks for consent nothing before it is given. They come last: nothing that
 * the buyer sees or does waits for them.
 */
export function useTracking(offer: CheckoutOffer): Tracking {
  // Until script has looked nobody is asked: the server cannot know what the browser remembers.
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
