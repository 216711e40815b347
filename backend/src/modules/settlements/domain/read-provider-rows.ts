import { cents } from '@guiche/money';
import { centsOf, dayOf, shownValue } from './cell-values.js';
import { LineKeys } from './line-key.js';
import { collected, type LineFault, type ReadStatement, type StatementLine } from './statement-line.js';
import { TableColumns, type TableRow } from './table-columns.js';

const MOST_REFERENCE = 200;

const COLUMNS = {
  day: [
    'data',
    'date',
    'fecha',
    'dataliquidacao',
    'datarepasse',
    'datapagamento',
    'settlementdate',
    'paymentdate',
  ],
  reference: [
    'referencia',
    'reference',
    'idtransacao',
    'transactionid',
    'idcobranca',
    'chargeid',
    'nsu',
    'nossonumero',
  ],
  gross: ['bruto', 'valorbruto', 'gross', 'grossamount', 'importebruto', 'montobruto'],
  fee: ['taxa', 'tarifa', 'custo', 'fee', 'cost', 'comision', 'feeamount'],
  net: ['liquido', 'valorliquido', 'net', 'netamount', 'neto', 'importeneto'],
  installment: ['parcela', 'installment', 'cuota'],
  currency: ['moeda', 'currency', 'moneda'],
  id: ['id', 'idlancamento', 'lineid', 'identificador', 'identifier'],
} as const;
const NEEDED = ['day', 'reference', 'gross', 'fee'] as const;
/** As a reader writes them. */
const NAMES = { day: 'data', reference: 'referencia', gross: 'bruto', fee: 'taxa' } as const;

/** Reads the settlements of a provider. Columns may stand in any order; others are left out. */
export function readProviderRows([header, ...rows]: readonly TableRow[]): ReadStatement {
  const columns = new TableColumns(header?.cells ?? [], COLUMNS);
  const missing = NEEDED.filter((name) => !columns.has(name) && !(name === 'fee' && columns.has('net')));
  if (missing.length > 0) {
    const faults = missing.map((name) => ({ place: 1, code: 'columnMissing' as const, value: NAMES[name] }));
    return { account: null, lines: [], faults };
  }
  const keys = new LineKeys();
  return { account: null, ...collected(rows, (row) => lineOf(row, columns, keys)) };
}

function lineOf(
  row: TableRow,
  columns: TableColumns<keyof typeof COLUMNS>,
  keys: LineKeys,
): StatementLine | LineFault {
  const { place } = row;
  const [day, reference] = [dayOf(columns.cell(row, 'day')), columns.cell(row, 'reference')];
  const currency = columns.cell(row, 'currency').toUpperCase() || 'BRL';
  if (day === undefined) return { place, code: 'dayWrong', value: shownValue(columns.cell(row, 'day')) };
  if (reference === '') return { place, code: 'referenceMissing', value: '' };
  if (reference.length > MOST_REFERENCE) return { place, code: 'valueTooLong', value: shownValue(reference) };
  if (!/^[A-Z]{3}$/.test(currency)) return { place, code: 'currencyWrong', value: shownValue(currency) };
  const amounts = amountsOf(row, columns);
  if ('code' in amounts) return amounts;
  const { gross, fee, net } = amounts;
  const installment = columns.cell(row, 'installment').slice(0, MOST_REFERENCE);
  const said = [day, reference, gross, fee, installment, currency];
  return {
    ...{ place, day, currency, gross, fee, reference, amount: net },
    ...{ key: keys.of(columns.cell(row, 'id'), said), endToEndId: null },
    memo: installment === '' ? null : installment,
  };
}

/** Two of the three amounts say the third; all three have to agree. */
function amountsOf(row: TableRow, columns: TableColumns<keyof typeof COLUMNS>) {
  const { place } = row;
  const [gross, fee, net] = (['gross', 'fee', 'net'] as const).map((name) =>
    centsOf(columns.cell(row, name)),
  );
  const fault = (code: LineFault['code'], name: keyof typeof COLUMNS): LineFault => ({
    ...{ place, code, value: shownValue(columns.cell(row, name)) },
  });
  if (typeof gross !== 'number') return fault(gross ?? 'amountMissing', 'gross');
  if (gross === 0) return fault('amountZero', 'gross');
  const known = { fee: typeof fee === 'number' ? fee : null, net: typeof net === 'number' ? net : null };
  if (known.fee === null && fee !== 'amountMissing') return fault(fee as LineFault['code'], 'fee');
  if (known.net === null && net !== 'amountMissing') return fault(net as LineFault['code'], 'net');
  const paid = known.fee ?? (known.net === null ? null : cents(gross - known.net));
  if (paid === null) return fault('amountMissing', 'fee');
  if (known.net !== null && known.net !== gross - paid) return fault('netDiffers', 'net');
  return { gross, fee: paid, net: cents(gross - paid) };
}
