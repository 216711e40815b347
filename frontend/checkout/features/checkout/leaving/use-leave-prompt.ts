import { useEffect } from 'react';
import { paths } from '../../../../shared/lib/paths';

/**
 * The browser asks before the page is left (specification, checkout §2). It does so only for people who touched the
 * page, and in words of its own. It asks while a purchase is on its way too: who loads the page anew then stands before an
 * empty form and does not know what came of it.
 */
export function useLeavePrompt(): void {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (leavingOnPurpose) return;
      event.preventDefault();
      // Older browsers ask only when something is returned.
      event.returnValue = true;
    };
    // Another language is the same page again, with what was typed.
    const changeLanguage = ({ target }: SubmitEvent) => {
      if ((target as Element).getAttribute('action') === paths.language()) leaveWithoutPrompt();
    };
    window.addEventListener('beforeunload', ask);
    document.addEventListener('submit', changeLanguage);
    return () => {
      window.removeEventListener('beforeunload', ask);
      document.removeEventListener('submit', changeLanguage);
    };
  }, []);
}

let leavingOnPurpose = false;

/** Where the buyer goes now is where they meant to go; who comes back to the page as the browser kept it is asked again. */
export function leaveWithoutPrompt(): void {
  leavingOnPurpose = true;
  window.addEventListener('pageshow', () => (leavingOnPurpose = false), { once: true });
}

export function leaveFor(url: string): void {
  leaveWithoutPrompt();
  window.location.assign(url);
}
