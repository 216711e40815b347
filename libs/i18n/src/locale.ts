/** The languages of the product. */
export const LOCALES = ['pt-BR', 'en-US', 'es-ES'] as const;
export type Locale = (typeof LOCALES)[number];
/** One text in each language. */
export type Texts = Readonly<Record<Locale, string>>;

/** The language the product is written in, and the default. */
export const SOURCE_LOCALE: Locale = 'pt-BR';

export function isLocale(value: unknown): value is Locale {
  return LOCALES.some((locale) => locale === value);
}

export interface LocalePreferences {
  /** What the reader chose before (cookie `lang`). */
  readonly cookie?: string | null | undefined;
  /** The language of the platform whose page is read; absent on pages of no platform. */
  readonly platform?: string | null | undefined;
  /** The header Accept-Language. */
  readonly acceptLanguage?: string | null | undefined;
}

/**
 * The value of the cookie that holds the reader's own choice, in a Cookie header. Over https its name has the prefix `__Host-`,
 * which no other host can set.
 */
export function languageCookie(header = ''): string | undefined {
  const [, value] =
    /(?:^|;\s*)__Host-lang=([^;]+)/.exec(header) ?? /(?:^|;\s*)lang=([^;]+)/.exec(header) ?? [];
  return value;
}

/** The language of a page: the reader's own choice, else what the browser asks for, else the platform's, else pt-BR. */
export function chooseLocale({ cookie, platform, acceptLanguage }: LocalePreferences): Locale {
  if (isLocale(cookie)) return cookie;
  const asked = preferredOf(acceptLanguage ?? '');
  if (asked) return asked;
  return isLocale(platform) ? platform : SOURCE_LOCALE;
}

/** The parts of an Accept-Language header that ask for one of these languages. Empty: none does. */
export const acceptLanguageIn = (header: string, offered: readonly Locale[]): string =>
  header
    .split(',')
    .filter((part) => {
      const language = part.trim().split(';')[0]?.split('-')[0]?.toLowerCase() ?? '';
      return offered.some((locale) => locale.startsWith(`${language}-`));
    })
    .join(',');

function preferredOf(header: string): Locale | undefined {
  const wishes = header
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const quality = parameters.map((text) => text.trim()).find((text) => text.startsWith('q='));
      return { language: tag.split('-')[0]?.toLowerCase(), quality: quality ? Number(quality.slice(2)) : 1 };
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality);
  for (const { language } of wishes) {
    const locale = LOCALES.find((candidate) => candidate.startsWith(`${language}-`));
    if (locale) return locale;
  }
  return undefined;
}
