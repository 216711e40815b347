import { Readable } from 'node:stream';
import type { Column, ListDefinition } from '@guiche/lists';
import { messagesOfList } from '@guiche/lists/messages';
import type { Locale } from '@guiche/i18n';
import { stringify } from 'csv-stringify';
import type { ListRow } from './list-reader.js';

/**
 * The rows of a list as a CSV file in the reader's columns and language, as spreadsheets in Brazil open it: semicolons, decimal commas,
 * a byte order mark, dates as dd/mm/yyyy. A text that a spreadsheet would run as a formula gets an apostrophe; a number is none, also below zero.
 */
export function csvFile(
  list: ListDefinition,
  columns: readonly string[],
  rows: AsyncIterable<ListRow>,
  locale: Locale,
  isFirst = true,
): Readable {
  const words = (key: string): string => messagesOfList(list)[key]?.[locale] ?? key;
  const header = Object.fromEntries(columns.map((name) => [name, words(`column_${name}`)]));
  const shown = async function* () {
    for await (const row of rows)
      yield Object.fromEntries(
        columns.map((name) => [name, cell(list.columns[name], row[name], name, words)]),
      );
  };
  const format = {
    delimiter: ';',
    bom: isFirst,
    header: isFirst,
    // Half of a line end is one for spreadsheets.
    quoted_match: /\r/,
    record_delimiter: 'windows',
  };
  const file = stringify({
    ...format,
    columns: columns.map((key) => ({ key, header: header[key] ?? key })),
  } as const);
  const source = Readable.from(shown());
  source.on('error', (error) => file.destroy(error));
  file.on('close', () => source.destroy());
  return source.pipe(file);
}

/** Some rows of the file of {@link csvFile}, of which only the first part names the columns. */
export async function csvPart(
  list: ListDefinition,
  columns: readonly string[],
  rows: readonly ListRow[],
  { locale, isFirst }: { readonly locale: Locale; readonly isFirst: boolean },
): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of csvFile(list, columns, Readable.from(rows), locale, isFirst))
    chunks.push(Buffer.from(chunk as Uint8Array));
  return Buffer.concat(chunks);
}

function cell(
  column: Column | undefined,
  value: unknown,
  name: string,
  words: (key: string) => string,
): string | number | null {
  if (value === null || value === undefined) return null;
  switch (column?.kind) {
    case 'dateTime':
      return dateTime(value as Date);
    case 'cents':
    case 'percent':
      return (Number(value) / 100).toFixed(2).replace('.', ',');
    case 'number':
      return Number(value);
    case 'status':
      return words(`${name}_${String(value)}`);
    default:
      return withoutFormula(String(value));
  }
}

/** What people typed. The signs with which formulas begin, also in the width of Chinese characters. */
const withoutFormula = (text: string): string =>
  /^[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/.test(text) ? `'${text}` : text;

const DATE_TIME = new Intl.DateTimeFormat('pt-BR', {
  ...({ day: '2-digit', month: '2-digit', year: 'numeric', hour: '2-digit', minute: '2-digit' } as const),
  timeZone: 'America/Sao_Paulo',
});

const dateTime = (instant: Date): string => DATE_TIME.format(instant).replace(',', '');
