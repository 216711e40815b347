import type { Redact } from './redaction.js';
import type { WireResponse } from './transport.js';

/** Of a body in the log. */
export const MAX_LOGGED = 2_000;
/** Of what a refusal repeats. */
export const MAX_DETAIL = 300;

/**
 * Masks before it cuts: a secret cut in two would no longer be known. The outer bound keeps the work small. NUL and a letter
 * cut in two are replaced, because no database keeps them and a refusal must be written down.
 */
export function excerpt(text: string, redact: Redact, length: number): string {
  return redact(text.slice(0, 10 * length))
    .slice(0, length)
    .replaceAll('\0', '\ufffd')
    .toWellFormed();
}

/** Where an outcome speaks in the provider's own words, which may repeat what it was sent. */
const IN_ITS_WORDS = ['detail', 'why', 'native'] as const;

/** Such words as they may be kept, also where a first call ends the conversation. */
export function hidden<T>(told: T, redact: Redact): T {
  const spoken = (told ?? {}) as Partial<Record<(typeof IN_ITS_WORDS)[number] | 'result', unknown>>;
  if (typeof spoken.result === 'object') return { ...told, result: hidden(spoken.result, redact) };
  const words = IN_ITS_WORDS.flatMap((field) => {
    const text = spoken[field];
    return typeof text === 'string' ? [[field, excerpt(text, redact, MAX_DETAIL)]] : [];
  });
  return words.length > 0 ? { ...told, ...Object.fromEntries(words) } : told;
}

/** A file is not copied into a log. */
export const received = ({ body, file }: WireResponse, redact: Redact): string =>
  file === undefined ? redact(body) : `a file of ${file.length} bytes`;
