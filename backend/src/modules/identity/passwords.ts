import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

export const PASSWORD_MIN_LENGTH = 12;
/** Longer texts are refused, because hashing is expensive. */
export const PASSWORD_MAX_LENGTH = 128;
/** Of zxcvbn: 0 to 4. From 3 on, guessing takes more than 10^8 attempts. */
const MIN_STRENGTH = 3;
/** The parameters that OWASP recommends for Argon2id. They are part of each hash, so they can be raised at any time. */
const ARGON2ID = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const GENERATED_BYTES = 18;

export type PasswordProblem = 'passwordTooShort' | 'passwordTooLong' | 'passwordTooEasy';

/**
 * Why a password is refused; undefined for one that will do. A password that is common, a pattern of the keyboard, or made of the
 * person's own e-mail address and names is too easy to guess.
 */
export async function passwordProblem(
  password: string,
  personal: readonly string[],
): Promise<PasswordProblem | undefined> {
  const { length } = [...password];
  if (length < PASSWORD_MIN_LENGTH) return 'passwordTooShort';
  if (length > PASSWORD_MAX_LENGTH) return 'passwordTooLong';
  // Loaded when it is needed: its dictionaries are 2 MB.
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  const words = personal.flatMap(partsOf);
  const { score } = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs }).check(password, words);
  return score < MIN_STRENGTH ? 'passwordTooEasy' : undefined;
}

/** The Argon2id hash of a password, with its parameters and salt, in the PHC string format. */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFC'), ARGON2ID);
}

/** The hash of a password that nobody has: checking against it takes as long as checking a real one. */
let hashOfNothing: Promise<string> | undefined;

/**
 * Whether a password has this hash. Without a hash the answer is false and takes as long. A text that is longer than any password is
 * false without hashing.
 */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  if ([...password].length > PASSWORD_MAX_LENGTH) return false;
  const fallback = await (hashOfNothing ??= hashPassword(generatePassword()));
  const isRight = await verify(passwordHash ?? fallback, password.normalize('NFC'));
  return isRight && passwordHash !== null;
}

/** A random password of 24 characters (144 bits). */
export function generatePassword(): string {
  return randomBytes(GENERATED_BYTES).toString('base64url');
}

/** A name or an e-mail address as used in a password: whole, before the @, and each part. */
function partsOf(text: string): string[] {
  const [beforeAt = ''] = text.split('@');
  return [text, beforeAt, ...text.split(/[^\p{L}\p{N}]+/u)].filter((part) => part !== '');
}
