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

/** The provider's own words may repeat what it was sent, also where a first call ends the conversation. */
export function hidden<T>(told: T, redact: Redact): T {
  const { detail, result } = (told ?? {}) as { readonly detail?: unknown; readonly result?: unknown };
  if (typeof result === 'object') return { ...told, result: hidden(result, redact) };
  return typeof detail === 'string' ? { ...told, detail: excerpt(detail, redact, MAX_DETAIL) } : told;
}

/** A file is not copied into a log. */
export const received = ({ body, file }: WireResponse, redact: Redact): string =>
  file === undefined ? redact(body) : `a file of ${file.length} bytes`;
