import type { Redact } from './redaction.js';
import type { WireResponse } from './transport.js';

/** Maximum length of a body in the log. */
export const MAX_LOGGED = 2_000;
/** Maximum length of a provider's text in a refusal. */
export const MAX_DETAIL = 300;

/**
 * Masks before it truncates, because a truncated secret would not be recognised. The outer limit bounds the work. NUL
 * and half surrogates are replaced, because PostgreSQL cannot store them and a refusal must be stored.
 */
export function excerpt(text: string, redact: Redact, length: number): string {
  return redact(text.slice(0, 10 * length))
    .slice(0, length)
    .replaceAll('\0', '\ufffd')
    .toWellFormed();
}

/** Fields of an outcome with the provider's own text, which may repeat what was sent. */
const IN_ITS_WORDS = ['detail', 'why', 'native'] as const;

/** Redacts these fields, also in a result that ends the session early. */
export function redactTexts<T>(reported: T, redact: Redact): T {
  const texts = (reported ?? {}) as Partial<Record<(typeof IN_ITS_WORDS)[number] | 'result', unknown>>;
  if (typeof texts.result === 'object') return { ...reported, result: redactTexts(texts.result, redact) };
  const words = IN_ITS_WORDS.flatMap((field) => {
    const text = texts[field];
    return typeof text === 'string' ? [[field, excerpt(text, redact, MAX_DETAIL)]] : [];
  });
  return words.length > 0 ? { ...reported, ...Object.fromEntries(words) } : reported;
}

/** Files are not copied into logs. */
export const loggedBody = ({ body, file }: WireResponse, redact: Redact): string =>
  file === undefined ? redact(body) : `a file of ${file.length} bytes`;
