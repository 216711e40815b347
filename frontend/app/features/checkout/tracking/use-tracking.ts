import { useEffect, useState } from 'react';
import type { Offer } from '../offer';
import { rememberConsent, rememberedConsent, type Consent } from './consent';
import { trackersOf } from './trackers-of';

export interface Tracking {
  /** The buyer is to be asked: trackers wait for an answer. */
  readonly asks: boolean;
  readonly answer: (consent: Consent) => void;
}

const begun = new Set<string>();

/**
 * Loads the seller's trackers and tells them once that a checkout began (specification, checkout §2), under an id that the
 * server knows too. A page without any loads nothing for them, and where the platform asks for consent nothing before it
 * is given. They come last: nothing that the buyer sees or does waits for them.
 */
export function useTracking(offer: Offer, attemptKey: string): Tracking {
  // Until script has looked nobody is asked: the server cannot know what the browser remembers.
  const [consent, setConsent] = useState<Consent | 'unread' | 'open'>('unread');
  const wanted = trackersOf(offer).length > 0;
  useEffect(() => {
    setConsent(offer.trackingNeedsConsent ? (rememberedConsent() ?? 'open') : 'given');
  }, [offer.trackingNeedsConsent]);
  useEffect(() => {
    if (!wanted || consent !== 'given' || begun.has(offer.id)) return;
    begun.add(offer.id);
    void import('./pixel-scripts').then(async ({ pixelsOf }) => {
      for (const { src, begin } of await pixelsOf(offer, attemptKey)) {
        begin();
        document.head.append(Object.assign(document.createElement('script'), { src, async: true }));
      }
    });
  }, [offer, attemptKey, wanted, consent]);
  return {
    asks: wanted && consent === 'open',
    answer: (given) => {
      rememberConsent(given);
      setConsent(given);
    },
  };
}
