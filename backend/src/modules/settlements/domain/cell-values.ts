import { cents, type Cents } from '@guiche/money';
import type { LineFaultCode } from './statement-line.js';

/** Ten billions: more is no amount of a line. */
const MOST_DIGITS = 12;
const SHOWN = 40;

type AmountFault = Extract<
  LineFaultCode,
  'amountMissing' | 'amountWrong' | 'amountFraction' | 'amountAmbiguous'
>;

/**
 * The cents of an amount as people and programs write it: `1.234,56`, `1,234.56`, `-244.00`, `R$ 10`, `(5,00)`. `1.234` may be either of two
 * amounts, and a third decimal is no cent: both are refused, because money must not be guessed.
 * @param isPlain an OFX file has no separators of thousands
 */
export function centsOf(text: string, isPlain = false): Cents | AmountFault {
  const bare = text.replaceAll(/[\s\u00A0]|R\$/g, '').replace('\u2212', '-');
  if (bare === '') return 'amountMissing';
  const [, open = '', sign = '', digits = '', close = ''] =
    /^(\(?)([+-]?)(\d[\d.,]*)(\)?)$/.exec(bare.slice(0, SHOWN)) ?? [];
  if (digits === '' || bare.length > SHOWN || (open === '(') !== (close === ')')) return 'amountWrong';
  const value = unsigned(digits, isPlain);
  if (typeof value === 'string') return value;
  return cents(value === 0 ? 0 : sign === '-' || open === '(' ? -value : value);
}

function unsigned(digits: string, isPlain: boolean): number | AmountFault {
  const [, whole = '', decimals = ''] = /^(\d+)(?:[.,](\d+))?$/.exec(digits) ?? [];
  if (whole !== '') {
    const isOneGroup = !isPlain && decimals.length === 3 && whole.length <= 3;
    if (isOneGroup) return 'amountAmbiguous';
    if (/[1-9]/.test(decimals.slice(2))) return 'amountFraction';
    return inCents(whole, decimals.slice(0, 2));
  }
  if (isPlain) return 'amountWrong';
  const grouped = /^(\d{1,3}(?:([.,])\d{3})(?:\2\d{3})*)(?:(?!\2)[.,](\d{1,2}))?$/.exec(digits);
  return grouped ? inCents((grouped[1] ?? '').replaceAll(/[.,]/g, ''), grouped[3] ?? '') : 'amountWrong';
}

const inCents = (whole: string, decimals: string): number | AmountFault =>
  whole.length > MOST_DIGITS ? 'amountWrong' : Number(whole) * 100 + Number(decimals.padEnd(2, '0'));

/** A day as YYYY-MM-DD, of `2026-04-01`, `01/04/2026` or `20260401`; a time after it is left out. Undefined: it is none. */
export function dayOf(text: string): string | undefined {
  const found =
    /^(?<y>\d{4})-(?<m>\d\d)-(?<d>\d\d)(?:[T ].*)?$/.exec(text) ??
    /^(?<d>\d\d?)[/.](?<m>\d\d?)[/.](?<y>\d{4})(?: .*)?$/.exec(text) ??
    /^(?<y>\d{4})(?<m>\d\d)(?<d>\d\d)(?:\d{4,6}.*|\[.*)?$/.exec(text);
  const { y = '', m = '', d = '' } = found?.groups ?? {};
  const day = `${y}-${m.padStart(2, '0')}-${d.padStart(2, '0')}`;
  const at = new Date(`${day}T00:00:00Z`);
  // The 31st of February would be read as the 3rd of March.
  const isDay = !Number.isNaN(at.getTime()) && at.toISOString().slice(0, 10) === day;
  return isDay && y >= '2000' && y < '2100' ? day : undefined;
}

/** What is shown of a value that is wrong. */
export const shownValue = (text: string): string => text.slice(0, SHOWN);

/** The id of a Pix in a text: E, the bank, the minute, eleven characters. */
export const endToEndIdIn = (text: string): string | null =>
  /\bE\d{20}[0-9A-Za-z]{11}\b/.exec(text)?.[0] ?? null;
