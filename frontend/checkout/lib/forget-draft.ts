import { useEffect } from 'react';

/** The session storage key of the draft of an offer's form. */
export const draftKey = (offerId: string): string => `draft:${offerId}`;

/** After a purchase the draft is not needed. */
export function useForgottenDraft(offerId: string, bought: boolean): void {
  useEffect(() => {
    if (!bought) return;
    try {
      sessionStorage.removeItem(draftKey(offerId));
    } catch {
      // Where nothing can be stored, nothing was.
    }
  }, [offerId, bought]);
}
