import { cents, type Cents } from '@guiche/money';
import { centsOf, dayOf, endToEndIdIn, shownValue } from './cell-values.js';
import { LineKeys } from './line-key.js';
import { collected, type LineFault, type ReadStatement, type StatementLine } from './statement-line.js';
import { TableColumns, type TableRow } from './table-columns.js';

const MOST_MEMO = 500;

const COLUMNS = {
  day: ['data', 'date', 'fecha', 'datalancamento', 'datamovimento'],
  amount: ['valor', 'amount', 'importe', 'monto', 'value', 'valorr'],
  credit: ['credito', 'credit', 'creditor', 'entrada', 'abono'],
  debit: ['debito', 'debit', 'debitor', 'saida', 'cargo'],
  memo: ['historico', 'descricao', 'lancamento', 'memo', 'description', 'descripcion', 'concepto'],
  id: ['id', 'fitid', 'identificador', 'documento', 'numerodocumento', 'docto', 'identifier'],
  endToEnd: ['endtoendid', 'endtoend', 'e2e', 'idendtoend'],
} as const;

/** Reads the movements of a bank account: one column with signs, or one for credits and one for debits. */
export function readBankRows([header, ...rows]: readonly TableRow[]): ReadStatement {
  const columns = new TableColumns(header?.cells ?? [], COLUMNS);
  const missing = [
    ...(columns.has('day') ? [] : ['data']),
    ...(columns.has('amount') || (columns.has('credit') && columns.has('debit')) ? [] : ['valor']),
  ];
  if (missing.length > 0) {
    const faults = missing.map((value) => ({ place: 1, code: 'columnMissing' as const, value }));
    return { account: null, lines: [], faults };
  }
  const keys = new LineKeys();
  return { account: null, ...collected(rows, (row) => lineOf(row, columns, keys)) };
}

function lineOf(
  row: TableRow,
  columns: TableColumns<keyof typeof COLUMNS>,
  keys: LineKeys,
): StatementLine | LineFault | undefined {
  const { place } = row;
  const memo = columns.cell(row, 'memo').slice(0, MOST_MEMO);
  // Banks write balances between the movements.
  if (/^saldo/i.test(memo)) return undefined;
  const day = dayOf(columns.cell(row, 'day'));
  if (day === undefined) return { place, code: 'dayWrong', value: shownValue(columns.cell(row, 'day')) };
  const amount = amountOf(row, columns);
  if (typeof amount !== 'number') return amount;
  if (amount === 0) return undefined;
  return {
    ...{ place, day, amount, currency: 'BRL', gross: null, fee: null, reference: null },
    ...{ key: keys.of(columns.cell(row, 'id'), [day, amount, memo]), memo: memo === '' ? null : memo },
    endToEndId: endToEndIdIn(columns.cell(row, 'endToEnd')) ?? endToEndIdIn(memo),
  };
}

function amountOf(row: TableRow, columns: TableColumns<keyof typeof COLUMNS>): Cents | LineFault {
  const fault = (code: LineFault['code'], name: keyof typeof COLUMNS): LineFault => ({
    ...{ place: row.place, code, value: shownValue(columns.cell(row, name)) },
  });
  if (columns.has('amount')) {
    const amount = centsOf(columns.cell(row, 'amount'));
    return typeof amount === 'number' ? amount : fault(amount, 'amount');
  }
  const [credit, debit] = [centsOf(columns.cell(row, 'credit')), centsOf(columns.cell(row, 'debit'))];
  if (typeof credit !== 'number' && credit !== 'amountMissing') return fault(credit, 'credit');
  if (typeof debit !== 'number' && debit !== 'amountMissing') return fault(debit, 'debit');
  if (typeof credit !== 'number' && typeof debit !== 'number') return fault('amountMissing', 'credit');
  // A debit is written with or without its sign.
  return cents((typeof credit === 'number' ? credit : 0) - (typeof debit === 'number' ? Math.abs(debit) : 0));
}
