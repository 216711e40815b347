import { saoPauloDate } from '@guiche/brazil';
import { LOCALES, type Locale, type Texts } from '@guiche/i18n';
import { formatMoney, type Cents, type Currency } from '@guiche/money';

/** What stands in a sentence: an amount, a day, a percentage, words of each language, or a word that all share. */
export type SpokenValue =
  | string
  | Texts
  | { readonly money: Cents; readonly currency: Currency }
  | { readonly day: Date }
  | { readonly bps: number };

/** A sentence in each language. `{name}` in a text is replaced by the value of that name. */
export function say(texts: Texts, values: Readonly<Record<string, SpokenValue>> = {}): Texts {
  return inEach((locale) =>
    texts[locale].replaceAll(/\{(\w+)\}/g, (_, name: string) => spoken(values[name] ?? '', locale)),
  );
}

/** Texts that follow one another. */
export const joined = (all: readonly Texts[], between: string): Texts =>
  inEach((locale) => all.map((texts) => texts[locale]).join(between));

const inEach = (of: (locale: Locale) => string): Texts =>
  Object.fromEntries(LOCALES.map((locale) => [locale, of(locale)])) as Record<Locale, string>;

function spoken(value: SpokenValue, locale: Locale): string {
  if (typeof value === 'string') return value;
  if ('money' in value) return formatMoney(value.money, value.currency, locale);
  if ('day' in value) return dayText(saoPauloDate(value.day), locale);
  if ('bps' in value) return percentText(value.bps, locale);
  return value[locale];
}

/** 990 is `9,9 %`, in English `9.9%`. */
function percentText(bps: number, locale: Locale): string {
  const digits = String(bps / 100);
  return locale === 'en-US' ? `${digits}%` : `${digits.replace('.', ',')}\u00a0%`;
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** As pages write a date: in English the month is a name, because 05/12 is ambiguous. */
function dayText(date: string, locale: Locale): string {
  const [year, month, day] = date.split('-');
  return locale === 'en-US'
    ? `${MONTHS[Number(month) - 1]} ${Number(day)}, ${year}`
    : `${day}/${month}/${year}`;
}
