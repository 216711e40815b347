import { isEmail } from '@guiche/field-rules';

/**
 * An e-mail address as it is stored and compared: without surrounding spaces, in lower case. Undefined for a text that is not an
 * e-mail address.
 */
export function normalizeEmail(text: string): string | undefined {
  const email = text.trim().toLowerCase();
  return isEmail(email) ? email : undefined;
}
