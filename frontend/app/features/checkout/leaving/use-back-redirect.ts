import { isSafeRedirect } from '@guiche/checkout-rules';
import { useEffect } from 'react';
import { leaveFor } from './use-leave-prompt';

const PUSHED = 'guicheCheckout';

/**
 * A history entry is pushed; on "back" the buyer goes to the seller's address, if one is set, otherwise really back
 * (specification, checkout §2).
 */
export function useBackRedirect(backRedirect: string | null): void {
  useEffect(() => {
    const state = window.history.state as Record<string, unknown> | null;
    // The page after a reload stands on the pushed entry already.
    if (!state?.[PUSHED]) window.history.pushState({ ...state, [PUSHED]: true }, '', window.location.href);
    const onBack = (event: PopStateEvent) => {
      if ((event.state as Record<string, unknown> | null)?.[PUSHED]) return;
      // Before the router hears of it: for the router this would be a navigation to the page it shows.
      event.stopImmediatePropagation();
      if (backRedirect && isSafeRedirect(backRedirect)) leaveFor(backRedirect);
      else window.history.back();
    };
    window.addEventListener('popstate', onBack, { capture: true });
    return () => window.removeEventListener('popstate', onBack, { capture: true });
  }, [backRedirect]);
}
