import type { RequestArguments } from '../../../shared/server/visit.server';
import { attemptKeys } from './attempt-key.server';
import { keptForms } from './kept-form.server';

/**
 * Whether a visitor reads that nothing is left in the place of the form. Who has opened the form before keeps it: the last one may be theirs,
 * and sending the form again leads to its payment. So does who comes back to pay in another way. The purchase itself says what is sold out.
 */
export const showsSoldOut = (
  request: RequestArguments,
  { id, isSoldOut }: { readonly id: string; readonly isSoldOut: boolean },
): boolean => isSoldOut && attemptKeys.keptFor(request, id) === undefined && !keptForms.isKept(request, id);
