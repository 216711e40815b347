import type { IncomingHttpHeaders } from 'node:http';

export type Locale = 'pt-BR' | 'en-US' | 'es-ES';

/** One sentence in each language we speak to people. */
export type Texts = Readonly<Record<Locale, string>>;

const LOCALES: readonly Locale[] = ['pt-BR', 'en-US', 'es-ES'];

/** The reader's language: the `lang` cookie (over https `__Host-lang`), then Accept-Language, then pt-BR. */
export function readersLocale(headers: IncomingHttpHeaders): Locale {
  const cookies = headers.cookie ?? '';
  const chosen = (/(?:^|;\s*)__Host-lang=([^;]+)/.exec(cookies) ??
    /(?:^|;\s*)lang=([^;]+)/.exec(cookies))?.[1];
  return matching(chosen) ?? accepted(headers['accept-language'] ?? '') ?? 'pt-BR';
}

function accepted(header: string): Locale | undefined {
  const wishes = header
    .split(',')
    .map((wish) => {
      const [tag, quality] = wish.split(';q=');
      return { tag: tag?.trim(), quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality);
  for (const { tag } of wishes) {
    const locale = matching(tag);
    if (locale !== undefined) return locale;
  }
  return undefined;
}

function matching(tag: string | undefined): Locale | undefined {
  const language = tag?.toLowerCase().split('-')[0];
  return LOCALES.find((locale) => locale.split('-')[0] === language);
}
