import { useEffect } from 'react';
import { paths } from '../../../../shared/lib/paths';

/**
 * The browser asks before the page is left (specification, checkout §2). It does so only after the user has interacted with
 * the page, and with its own text. It also asks while a purchase is pending: after a reload the buyer would see an empty
 * form and not know the result.
 */
export function useLeavePrompt(): void {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (leavingOnPurpose) return;
      event.preventDefault();
      // Older browsers ask only if a value is returned.
      event.returnValue = true;
    };
    // Another language shows the same page with the typed values.
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

/** The buyer leaves on purpose; a page restored from the browser's cache asks again. */
export function leaveWithoutPrompt(): void {
  leavingOnPurpose = true;
  window.addEventListener('pageshow', () => (leavingOnPurpose = false), { once: true });
}

export function leaveFor(url: string): void {
  leaveWithoutPrompt();
  window.location.assign(url);
}
