import { useEffect } from 'react';

/** Where the session storage of a tab keeps the draft of an offer's form. */
export const draftKey = (offerId: string): string => `draft:${offerId}`;

/** What was bought needs no draft any more. */
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
