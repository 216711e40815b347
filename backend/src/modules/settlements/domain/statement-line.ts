import type { Cents } from '@guiche/money';

export const STATEMENT_KINDS = ['PROVIDER_CSV', 'BANK_CSV', 'BANK_OFX'] as const;
export type StatementKind = (typeof STATEMENT_KINDS)[number];

/** The largest file, and the most lines in it. */
export const MOST_STATEMENT_BYTES = 5 * 1024 * 1024;
export const MOST_STATEMENT_LINES = 20_000;

/** What a file says about one settlement, or one movement of a bank account. */
export interface StatementLine {
  /** The line of the file, from 1. */
  readonly place: number;
  /** Names the line within its account: a file that overlaps with an earlier one has the same keys. */
  readonly key: string;
  /** YYYY-MM-DD */
  readonly day: string;
  readonly currency: string;
  /** What the bank account got; negative where it paid. Of a provider: gross less fee. */
  readonly amount: Cents;
  /** Of a provider: what the buyer paid, or got back where negative. */
  readonly gross: Cents | null;
  readonly fee: Cents | null;
  /** Of a provider: its id of the charge, or ours. */
  readonly reference: string | null;
  readonly memo: string | null;
  readonly endToEndId: string | null;
}

export type LineFaultCode =
  | 'notText'
  | 'notOfx'
  | 'noLines'
  | 'tooManyLines'
  | 'columnMissing'
  | 'rowUnreadable'
  | 'dayWrong'
  | 'amountMissing'
  | 'amountWrong'
  | 'amountFraction'
  | 'amountAmbiguous'
  | 'amountZero'
  | 'netDiffers'
  | 'referenceMissing'
  | 'currencyWrong'
  | 'valueTooLong'
  | 'severalAccounts'
  | 'accountMissing';

/** Why a line cannot be read. */
export interface LineFault {
  /** The line of the file, from 1. */
  readonly place: number;
  readonly code: LineFaultCode;
  /** What stands there, or the name of the column. */
  readonly value: string;
}

/** A file that was read: its lines where nothing is wrong with any of them. */
export interface ReadStatement {
  /** Of a bank: the account that the file itself names. */
  readonly account: string | null;
  readonly lines: readonly StatementLine[];
  readonly faults: readonly LineFault[];
}

/** More of them tell a reader nothing new. */
const MOST_FAULTS = 50;

/** The lines and the faults of a file, from its rows. */
export function collected<Row>(
  rows: Iterable<Row>,
  read: (row: Row) => StatementLine | LineFault | undefined,
): Pick<ReadStatement, 'lines' | 'faults'> {
  const lines: StatementLine[] = [];
  const faults: LineFault[] = [];
  for (const row of rows) {
    const one = read(row);
    if (one === undefined) continue;
    if ('code' in one) faults.push(one);
    else lines.push(one);
    if (faults.length >= MOST_FAULTS) break;
    if (lines.length > MOST_STATEMENT_LINES) {
      faults.push({ place: one.place, code: 'tooManyLines', value: String(MOST_STATEMENT_LINES) });
      break;
    }
  }
  if (lines.length === 0 && faults.length === 0) faults.push({ place: 1, code: 'noLines', value: '' });
  return { lines: faults.length === 0 ? lines : [], faults };
}
