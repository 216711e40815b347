import { useEffect } from 'react';

/**
 * The browser asks before the page is left (specification, checkout §2). It does so only for people who touched the
 * page, and in words of its own. Going on to the payment page is no leaving: nothing is asked while a purchase is on its way.
 */
export function useLeavePrompt(sending: boolean): void {
  useEffect(() => {
    if (sending) return undefined;
    const ask = (event: BeforeUnloadEvent) => {
      if (leavingOnPurpose) return;
      event.preventDefault();
      // Older browsers ask only when something is returned.
      event.returnValue = true;
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [sending]);
}

let leavingOnPurpose = false;

/** Leaves for an address without being asked; who comes back to the page as the browser kept it is asked again. */
export function leaveFor(url: string): void {
  leavingOnPurpose = true;
  window.addEventListener('pageshow', () => (leavingOnPurpose = false), { once: true });
  window.location.assign(url);
}
