import { isLocale, type Locale } from '@guiche/checkout-rules';

/** The languages that the pages and mails of a platform have (screens.md C14). */
export interface OfferedLanguages {
  readonly offered: readonly Locale[];
  /** For readers who ask for none of them. */
  readonly usual: Locale;
}

/** What is wrong with a change of languages; one line for each problem. A change names both. */
export function languageProblems(languages: readonly unknown[] | undefined, locale: unknown): string[] {
  if (languages === undefined && locale === undefined) return [];
  const isList = languages !== undefined && languages.length > 0 && languages.every(isLocale);
  const isUnique = new Set(languages).size === languages?.length;
  return isList && isUnique && languages.includes(locale as Locale)
    ? []
    : ['languages: at least one, each once, and the usual one among them'];
}
