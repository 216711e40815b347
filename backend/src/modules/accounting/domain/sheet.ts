import type { Texts } from '@guiche/i18n';

/** A column of a file: its values, and whether the last row adds them up. Amounts are cents, instants are ISO texts. */
export interface SheetColumn {
  readonly key: string;
  readonly kind: 'text' | 'cents' | 'count' | 'instant';
  readonly title: Texts;
  readonly isSummed?: true;
}

export type SheetValue = string | number | null;
/** A row by the keys of the columns. What is missing is empty. */
export type SheetRow = Readonly<Record<string, SheetValue>>;

export const SHEET_FORMATS = ['csv', 'json', 'xlsx'] as const;
export type SheetFormat = (typeof SHEET_FORMATS)[number];

/** The sums of the rows so far, by currency and by column. */
export type SheetSums = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** Adds rows to the sums of their currencies. */
export function addToSums(
  sums: SheetSums,
  columns: readonly SheetColumn[],
  rows: readonly SheetRow[],
): SheetSums {
  const summed = columns.filter(({ isSummed }) => isSummed).map(({ key }) => key);
  const result: Record<string, Record<string, number>> = Object.fromEntries(
    Object.entries(sums).map(([currency, of]) => [currency, { ...of }]),
  );
  for (const row of rows) {
    if (typeof row.currency !== 'string') continue;
    const of = (result[row.currency] ??= {});
    for (const key of summed) of[key] = safeSum(of[key] ?? 0, Number(row[key] ?? 0));
  }
  return result;
}

/** A sum that lost a cent would be worse than no file. */
function safeSum(one: number, other: number): number {
  const sum = one + other;
  if (!Number.isSafeInteger(sum)) throw new RangeError(`${one} + ${other} is no whole number of cents`);
  return sum;
}
