/** The longest address that mail can be sent to (RFC 5321). */
export const EMAIL_MAX_LENGTH = 254;

/**
 * The e-mail syntax of the HTML standard, with at least one dot in the domain, and at most `EMAIL_MAX_LENGTH` characters. Each
 * repetition is bounded, so the time to refuse a hostile text stays linear. One expression, because the checkout downloads it.
 */
export function isEmail(value: string): boolean {
  return /^(?!.{255})[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?){1,8}$/i.test(
    value,
  );
}
