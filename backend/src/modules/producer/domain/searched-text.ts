/** Shorter text finds half of the platform. */
const LEAST_SEARCHED = 3;

/** By what a text can find a record. */
export type SearchedText =
  | { readonly kind: 'email' | 'name'; readonly prefix: string; readonly code: string }
  | { readonly kind: 'document'; readonly digits: string };

/**
 * Tells from its form what was typed, so that each kind of record is looked for by one index: an e-mail address by its beginning, a CPF
 * or CNPJ as a whole, everything else as the beginning of a name or as a code. Undefined: too short.
 */
export function searchedText(typed: string): SearchedText | undefined {
  const text = typed.trim().toLowerCase();
  if (text.length < LEAST_SEARCHED) return undefined;
  const digits = text.replace(/[.\-/\s]/g, '');
  if (/^(\d{11}|\d{14})$/.test(digits)) return { kind: 'document', digits };
  const prefix = `${text.replace(/[\\%_]/g, String.raw`\$&`)}%`;
  return { kind: text.includes('@') ? 'email' : 'name', prefix, code: text.replace(/^#/, '') };
}
