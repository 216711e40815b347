import { createHash, randomBytes } from 'node:crypto';

const RECOVERY_CODES = 10;

/** Without letters and digits that look alike. 32 signs: five bits each. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTVWXYZ0123456789';
const LENGTH = 16;

/** A new recovery code: 80 random bits, as `ABCD-EFGH-JKMN-PQRS`. It cannot be guessed, so its digest needs no salt. */
function newRecoveryCode(): string {
  const signs = [...randomBytes(LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length]);
  return signs.join('').replace(/(.{4})(?=.)/g, '$1-');
}

/** Ten new recovery codes of a person, and what is stored of them. */
export function newRecoveryCodes(personId: string): { codes: string[]; digests: Buffer[] } {
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
  return { codes, digests: codes.flatMap((code) => recoveryCodeDigest(personId, code) ?? []) };
}

/** What is stored of a code. Undefined: no recovery code has this form. */
export function recoveryCodeDigest(personId: string, code: string): Buffer | undefined {
  const signs = code.toUpperCase().replace(/[\s-]/g, '');
  if (signs.length !== LENGTH) return undefined;
  return createHash('sha256').update(`${personId} ${signs}`).digest();
}
