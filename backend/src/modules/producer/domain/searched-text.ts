import { cnpjCharacters, isCnpj, isPhone, phoneDigits } from '@guiche/brazil';

/** Shorter text finds half of the platform. */
const LEAST_SEARCHED = 3;

/** By what a text can find a record. */
export type SearchedText =
  | { readonly kind: 'email' | 'name'; readonly prefix: string; readonly code: string }
  /** Eleven digits may be a CPF and a phone; null: it is none. */
  | { readonly kind: 'number'; readonly document: string | null; readonly phone: string | null };

/**
 * Tells from its form what was typed, so that each kind of record is looked for by one index: an e-mail address by its beginning, a CPF,
 * a CNPJ or a phone as a whole, with or without punctuation, everything else as the beginning of a name or as a code. Undefined: too
 * short.
 */
export function searchedText(typed: string): SearchedText | undefined {
  const text = typed.trim().toLowerCase();
  if (text.length < LEAST_SEARCHED) return undefined;
  const characters = cnpjCharacters(text);
  // With letters only a valid one: a name may end in two digits.
  const document = /^(\d{11}|\d{14})$/.test(characters) || isCnpj(text) ? characters : null;
  const phone = isPhone(text) ? phoneDigits(text) : null;
  if (document !== null || phone !== null) return { kind: 'number', document, phone };
  const prefix = `${text.replace(/[\\%_]/g, String.raw`\$&`)}%`;
  return { kind: text.includes('@') ? 'email' : 'name', prefix, code: text.replace(/^#/, '') };
}
