import { CsvError, parse } from 'csv-parse';
import { MOST_STATEMENT_LINES, type LineFault } from './domain/statement-line.js';
import type { TableRow } from './domain/table-columns.js';

/** A row of a bank has some hundred characters. */
const MOST_ROW_BYTES = 8_192;

type Parsed = readonly { readonly record: string[]; readonly info: { readonly lines: number } }[];

/** The rows of a CSV file, the header first; or the row at which it stops being one. */
export function csvTable(text: string): Promise<readonly TableRow[] | LineFault> {
  const options = {
    ...{ delimiter: delimiterOf(text), info: true, relax_column_count: true, skip_empty_lines: true },
    ...{ max_record_size: MOST_ROW_BYTES, to: MOST_STATEMENT_LINES + 2 },
  } as const;
  return new Promise((resolve, reject) => {
    parse(text, options, (error, records: unknown) => {
      if (error instanceof CsvError)
        resolve({ place: Number(error.lines ?? 1), code: 'rowUnreadable', value: '' });
      else if (error) reject(error);
      else resolve((records as Parsed).map(({ record, info }) => ({ place: info.lines, cells: record })));
    });
  });
}

/** The sign that stands most often between the names of the columns. */
function delimiterOf(text: string): string {
  const [header = ''] = text.slice(0, MOST_ROW_BYTES).split('\n', 1);
  const counts = [';', '\t', ','].map((sign) => [header.split(sign).length, sign] as const);
  return counts.reduce((best, one) => (one[0] > best[0] ? one : best))[1];
}
