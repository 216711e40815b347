import { isSafeRedirect } from '@guiche/checkout-rules';
import { useEffect } from 'react';
import { cleanAddress } from './clean-address';
import { leaveFor } from './use-leave-prompt';

/** The part of the history state that is used here: the router numbers the entries, from 0 on a page load. */
interface Entry {
  readonly idx?: number;
}

/**
 * Pushes a history entry; on "back" the buyer goes to the seller's address, if one is set, otherwise to the previous page
 * (specification, checkout §2).
 */
export function useBackRedirect(backRedirect: string | null): void {
  useEffect(() => {
    const found = (window.history.state ?? {}) as Entry;
    // After a reload or a return the pushed entry is current: pushing another one would remove the forward entries.
    const pushed = { ...found, idx: found.idx || 1 };
    if (!found.idx) {
      const { href } = window.location;
      // The entry below is never shown again, so it needs no buyer data of the link.
      window.history.replaceState(found, '', cleanAddress());
      window.history.pushState(pushed, '', href);
    }
    const onBack = (event: PopStateEvent) => {
      const entry = event.state as Entry | null;
      // A link to a part of the page fires the same event as "back", with an entry without state.
      if (!entry || (entry.idx ?? 0) >= pushed.idx) return;
      // Before the router handles it: for the router this would be a navigation to the same page.
      event.stopImmediatePropagation();
      if (backRedirect && isSafeRedirect(backRedirect)) leaveFor(backRedirect);
      else window.history.back();
    };
    window.addEventListener('popstate', onBack, { capture: true });
    return () => window.removeEventListener('popstate', onBack, { capture: true });
  }, [backRedirect]);
}
