import { useEffect } from 'react';
import type { Offer } from '../offer';
import { trackersOf } from './trackers-of';

const begun = new Set<string>();

/**
 * Loads the seller's trackers and tells them once that a checkout began (specification, checkout §2). A page without
 * any loads nothing for them. They come last: nothing that the buyer sees or does waits for them.
 */
export function useTracking(offer: Offer): void {
  useEffect(() => {
    if (begun.has(offer.id) || trackersOf(offer).length === 0) return;
    begun.add(offer.id);
    void import('./pixel-scripts').then(({ pixelsOf }) => {
      for (const { src, begin } of pixelsOf(offer)) {
        begin();
        document.head.append(Object.assign(document.createElement('script'), { src, async: true }));
      }
    });
  }, [offer]);
}
