import { phoneDigits } from '@guiche/brazil';
import { isEmail } from '@guiche/field-rules';

/** Whether the buyer has typed enough to be reached again: a valid e-mail address or a phone of 11 digits. */
export function canSaveAbandonedCart(contact: {
  readonly email?: string | undefined;
  readonly phone?: string | undefined;
}): boolean {
  return isEmail(contact.email?.trim() ?? '') || phoneDigits(contact.phone ?? '').length === 11;
}
