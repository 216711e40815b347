import { SHEET_FORMATS, type SheetFormat } from './sheet.js';

/** The days of a file, YYYY-MM-DD in America/Sao_Paulo, and how it is written. */
export interface AccountingQuery {
  readonly from: string;
  readonly to: string;
  readonly format: SheetFormat;
}

/** As the text that is kept with a file. */
export const accountingQuery = ({ from, to, format }: AccountingQuery): string =>
  new URLSearchParams({ from, to, format }).toString();

export function readAccountingQuery(query: string): AccountingQuery {
  const params = new URLSearchParams(query);
  const format = SHEET_FORMATS.find((one) => one === params.get('format')) ?? 'csv';
  return { from: params.get('from') ?? '', to: params.get('to') ?? '', format };
}
