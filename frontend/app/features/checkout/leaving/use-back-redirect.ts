import { isSafeRedirect } from '@guiche/checkout-rules';
import { useEffect } from 'react';
import { leaveFor } from './use-leave-prompt';

const PUSHED = 'guicheCheckout';

/** What the entries of the history keep. The router counts them, and its count outlives its own rewriting of an entry. */
interface Entry {
  readonly idx?: number;
  readonly [PUSHED]?: true;
}

/**
 * A history entry is pushed; on "back" the buyer goes to the seller's address, if one is set, otherwise really back
 * (specification, checkout §2).
 */
export function useBackRedirect(backRedirect: string | null): void {
  useEffect(() => {
    const found = (window.history.state ?? {}) as Entry;
    // The page after a reload stands on the pushed entry already.
    const pushed = found[PUSHED] ? found : { ...found, [PUSHED]: true, idx: (found.idx ?? 0) + 1 };
    if (pushed !== found) window.history.pushState(pushed, '', window.location.href);
    const onBack = (event: PopStateEvent) => {
      const entry = event.state as Entry | null;
      // A way to a part of the page is told like a way back, by an entry that keeps nothing yet.
      if (!entry || (entry.idx ?? 0) >= (pushed.idx ?? 1)) return;
      // Before the router hears of it: for the router this would be a navigation to the page it shows.
      event.stopImmediatePropagation();
      if (backRedirect && isSafeRedirect(backRedirect)) leaveFor(backRedirect);
      else window.history.back();
    };
    window.addEventListener('popstate', onBack, { capture: true });
    return () => window.removeEventListener('popstate', onBack, { capture: true });
  }, [backRedirect]);
}
