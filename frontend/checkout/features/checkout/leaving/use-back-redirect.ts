import { isSafeRedirect } from '@guiche/checkout-rules';
import { useEffect } from 'react';
import { cleanAddress } from './clean-address';
import { leaveFor } from './use-leave-prompt';

/** What the entries of the history keep, as far as it is read here: the router counts them, from 0 where a page was loaded. */
interface Entry {
  readonly idx?: number;
}

/**
 * A history entry is pushed; on "back" the buyer goes to the seller's address, if one is set, otherwise really back
 * (specification, checkout §2).
 */
export function useBackRedirect(backRedirect: string | null): void {
  useEffect(() => {
    const found = (window.history.state ?? {}) as Entry;
    // Who reloads the page, or comes back to it, stands on the pushed entry: another one would cut off the way forward.
    const pushed = { ...found, idx: found.idx || 1 };
    if (!found.idx) {
      const { href } = window.location;
      // The entry below is never shown again, so it needs nothing that a link told of the buyer.
      window.history.replaceState(found, '', cleanAddress());
      window.history.pushState(pushed, '', href);
    }
    const onBack = (event: PopStateEvent) => {
      const entry = event.state as Entry | null;
      // A way to a part of the page is told like a way back, by an entry that keeps nothing yet.
      if (!entry || (entry.idx ?? 0) >= pushed.idx) return;
      // Before the router hears of it: for the router this would be a navigation to the page it shows.
      event.stopImmediatePropagation();
      if (backRedirect && isSafeRedirect(backRedirect)) leaveFor(backRedirect);
      else window.history.back();
    };
    window.addEventListener('popstate', onBack, { capture: true });
    return () => window.removeEventListener('popstate', onBack, { capture: true });
  }, [backRedirect]);
}
