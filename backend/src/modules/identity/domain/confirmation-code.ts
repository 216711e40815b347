import { createHash, randomInt } from 'node:crypto';

const DIGITS = 6;
/** After so many wrong codes another one must be asked for: one in 200,000 guesses succeeds. */
export const CODE_ATTEMPTS = 5;
export const CODE_MINUTES = 30;

/** Six random digits. They are short because a person types them, so attempts are limited. */
export const newConfirmationCode = (): string => String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');

/** What is stored of a code. The id is part of it, so the same code of two people has different digests. */
export const confirmationDigest = (id: string, code: string): Buffer =>
  createHash('sha256')
    .update(`${id} ${code.replace(/\s/g, '')}`)
    .digest();

export const confirmationEnd = (now: Date): Date => new Date(now.getTime() + CODE_MINUTES * 60_000);
