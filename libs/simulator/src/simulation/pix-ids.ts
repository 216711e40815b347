import { randomBytes } from 'node:crypto';

// Not an institution of the real payment system, so no id of ours can be taken for a real one.
const ISPB = '99999004';
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** `E` + bank (8) + UTC minute (12) + 11 letters and digits: 32 characters, as the Central Bank's manual requires. */
export function endToEndId(at: Date): string {
  return `E${ISPB}${minute(at)}${webhooksFor(11)}`;
}

/** The same shape with `D`: the id of money going back. */
export function returnId(at: Date): string {
  return `D${ISPB}${minute(at)}${webhooksFor(11)}`;
}

function minute(at: Date): string {
  return at.toISOString().replace(/\D/g, '').slice(0, 12);
}

function webhooksFor(count: number): string {
  return Array.from(randomBytes(count), (byte) => ALPHABET.charAt(byte % ALPHABET.length)).join('');
}
