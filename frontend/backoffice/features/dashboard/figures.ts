import type { Locale } from '@guiche/i18n';
import type { Figure } from '../../components/figure-strip';

/** How much a number changed against the one before: +12,2 %. Null: there was none. */
export function changeText(now: number, before: number, locale: Locale): string | null {
  if (before === 0) return null;
  const format = new Intl.NumberFormat(locale, {
    ...({ style: 'percent', maximumFractionDigits: 1, signDisplay: 'exceptZero' } as const),
  });
  return format.format((now - before) / before).replace('-', '−');
}

/** Whether more is better: gladness of a change, for a figure. */
export const changeOf = (now: number, before: number): Pick<Figure, 'change'> =>
  before === 0 || now === before ? {} : { change: now > before ? 'better' : 'worse' };

/** A part of a whole: 87,4 %; a dash where there is no whole. */
export const rateText = (part: number, whole: number, locale: Locale): string =>
  whole === 0
    ? '–'
    : new Intl.NumberFormat(locale, {
        style: 'percent',
        minimumFractionDigits: 1,
        maximumFractionDigits: 2,
      }).format(part / whole);

/** Of the value paid by card, what card brands allow to be charged back. */
export const CHARGEBACK_LIMIT = 0.015;

interface Decided {
  readonly paid: number;
  readonly refused: number;
}

/** Of the payments that were decided, those that were approved. */
export const approvalText = (decided: Decided | null, locale: Locale): string =>
  decided === null ? '–' : rateText(decided.paid, decided.paid + decided.refused, locale);
