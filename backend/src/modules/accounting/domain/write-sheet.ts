import type { Locale } from '@guiche/i18n';
import type { SheetColumn, SheetFormat, SheetRow, SheetValue } from './sheet.js';

/** What a file is about. */
export interface SheetHead {
  readonly content: string;
  readonly from: string;
  readonly to: string;
}

interface Part {
  readonly columns: readonly SheetColumn[];
  readonly rows: readonly SheetRow[];
  readonly locale: Locale;
  readonly head: SheetHead;
  /** The beginning and the end of the file. */
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

export const MEDIA_TYPES: Readonly<Record<SheetFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  json: 'application/json',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/**
 * Rows as the files of lists have them: semicolons, decimal commas, a byte order mark. A text that a spreadsheet would run as a formula,
 * and one that begins with an apostrophe, gets an apostrophe before it, so that taking away the first one gives the text again.
 */
export function csvPartOf({ columns, rows, locale, isFirst }: Part): Buffer {
  const lines = rows.map((row) => columns.map((column) => quoted(csvText(column, row[column.key] ?? null))));
  const header = columns.map(({ title }) => quoted(title[locale]));
  const all = (isFirst ? [header, ...lines] : lines).map((cells) => `${cells.join(';')}\r\n`);
  return Buffer.from(`${isFirst ? '\ufeff' : ''}${all.join('')}`, 'utf8');
}

function csvText({ kind }: SheetColumn, value: SheetValue): string {
  if (value === null) return '';
  if (kind === 'cents') return decimal(Number(value), ',');
  if (kind === 'instant') return DATE_TIME.format(new Date(String(value))).replace(',', '');
  const text = String(value);
  return kind === 'text' && /^[=+\-@\t\r']/.test(text) ? `'${text}` : text;
}

const quoted = (text: string): string => (/[;"\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** Cents as a decimal number, exactly. */
export function decimal(amount: number, point: ',' | '.'): string {
  const digits = String(Math.abs(amount)).padStart(3, '0');
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -2)}${point}${digits.slice(-2)}`;
}

const DATE_TIME = new Intl.DateTimeFormat('pt-BR', {
  ...({ day: '2-digit', month: '2-digit', year: 'numeric', hour: '2-digit', minute: '2-digit' } as const),
  timeZone: 'America/Sao_Paulo',
});

/** One object with its rows, each on a line of its own. Amounts are whole cents, instants are ISO texts. */
export function jsonPartOf({ columns, rows, head, isFirst, isLast }: Part, hasRowsBefore: boolean): Buffer {
  const lines = rows.map((row) =>
    JSON.stringify(Object.fromEntries(columns.map(({ key }) => [key, row[key] ?? null]))),
  );
  const body = lines.map((line, at) => `${hasRowsBefore || at > 0 ? ',' : ''}\n${line}`).join('');
  const begin = isFirst ? `${JSON.stringify(head).slice(0, -1)},"rows":[` : '';
  return Buffer.from(`${begin}${body}${isLast ? '\n]}\n' : ''}`, 'utf8');
}
