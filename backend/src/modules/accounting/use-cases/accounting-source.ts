import { addDays, startOfSaoPauloDay } from '@guiche/brazil';
import { ADMIN_PAGE_FLAGS } from '@guiche/access';
import type { Locale } from '@guiche/i18n';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Reads } from '../../../database/index.js';
import { FileSources, type AskedFile, type FilePart, type FileSource } from '../../exports/index.js';
import { JOURNAL_START } from '../../ledger/index.js';
import { ACCOUNTING_CONTENTS, COLUMNS, type AccountingContent } from '../domain/contents.js';
import { readAccountingQuery, type AccountingQuery } from '../domain/query.js';
import { addToSums, type SheetRow, type SheetSums, type SheetValue } from '../domain/sheet.js';
import { MEDIA_TYPES, csvPartOf, jsonPartOf } from '../domain/write-sheet.js';
import { XLSX_START, xlsxPartOf, type XlsxState } from '../domain/xlsx.js';
import { ACCOUNTING_ROWS } from '../store/accounting-rows.js';
import { JOURNAL_LINKS, LINK_BEFORE, type JournalLink } from '../store/journal-rows.js';

/** What is carried from one part of a file to the next. */
interface Carried {
  readonly sums: SheetSums;
  readonly rows: number;
  readonly xlsx: XlsxState;
}

/** Rows of a part, and what is written before and behind them. */
interface Page {
  readonly rows: readonly SheetRow[];
  readonly nextCursor: string | null;
  readonly before?: readonly SheetRow[];
}

export const sourceName = (content: AccountingContent): string => `accounting-${content}`;

/** The files of the accounting, as sources of the job that makes files. */
@Injectable()
export class AccountingSources implements OnModuleInit {
  constructor(
    private readonly sources: FileSources,
    private readonly reads: Reads,
  ) {}

  onModuleInit(): void {
    for (const content of ACCOUNTING_CONTENTS) this.sources.add(this.sourceOf(content));
  }

  sourceOf(content: AccountingContent): FileSource {
    return {
      name: sourceName(content),
      flag: ADMIN_PAGE_FLAGS['export-accounting'],
      part: (asked, take) => this.part(content, asked, take),
      described: (query) => {
        const { from, to, format } = readAccountingQuery(query);
        const days = content === 'balances' ? to : `${from}-${to}`;
        return { name: `${content}-${days}.${format}`, type: MEDIA_TYPES[format] };
      },
    };
  }

  private async part(content: AccountingContent, asked: AskedFile, take: number): Promise<FilePart> {
    const query = readAccountingQuery(asked.query);
    const page = await (content === 'journal'
      ? this.journal(query, asked, take)
      : this.rows(content, query, asked, take));
    const { sums = {}, rows: rowsBefore = 0, xlsx = XLSX_START } = asked.carried as Partial<Carried>;
    const columns = COLUMNS[content];
    const sumsNow = addToSums(sums, columns, page.rows);
    const isLast = page.nextCursor === null;
    const totals = isLast ? totalsOf(content, sumsNow) : [];
    const rows = [...(page.before ?? []), ...page.rows, ...totals];
    const written = write(query.format, {
      ...{ columns, rows, rowsBefore, xlsx, locale: asked.locale as Locale },
      ...{ head: { content, from: query.from, to: query.to }, isFirst: asked.rows === 0, isLast },
    });
    const carried: Carried = { sums: sumsNow, rows: rowsBefore + rows.length, xlsx: written.xlsx };
    const { nextCursor } = page;
    return { content: written.content, rows: page.rows.length, nextCursor, carried: { ...carried } };
  }

  private async rows(
    content: Exclude<AccountingContent, 'journal'>,
    { from, to }: AccountingQuery,
    { platformId, nextCursor }: AskedFile,
    take: number,
  ): Promise<Page> {
    const { rows, first } = ACCOUNTING_ROWS[content];
    const span = { from: content === 'balances' ? new Date(0) : startOf(from), to: startOf(addDays(to, 1)) };
    const asked = { platformId, ...span, after: nextCursor ?? first, take };
    const found = await this.reads.prepared<Record<string, unknown> & { cursor: string }>(rows(asked));
    const cents = new Set(COLUMNS[content].filter(({ kind }) => kind === 'cents').map(({ key }) => key));
    return {
      rows: found.map((row) =>
        Object.fromEntries(Object.entries(row).map(([key, value]) => [key, valueOf(value, cents.has(key))])),
      ),
      nextCursor: found.length === take ? (found.at(-1)?.cursor ?? null) : null,
    };
  }

  /** The links of the days, after a line with the hash that the first one follows. */
  private async journal(
    { from, to }: AccountingQuery,
    { platformId, nextCursor, rows }: AskedFile,
    take: number,
  ): Promise<Page> {
    const after = Number(nextCursor ?? 0);
    const links = await this.reads.prepared<JournalLink>(
      JOURNAL_LINKS({ platformId, from, to, after, take }),
    );
    const page: Page = {
      rows: links.map(lineOf),
      nextCursor: links.length === take ? String(links.at(-1)?.position) : null,
    };
    return rows === 0 ? { ...page, before: [await this.opening(platformId, from)] } : page;
  }

  private async opening(platformId: string, from: string): Promise<SheetRow> {
    const [before] = await this.reads.prepared<Omit<JournalLink, 'fields' | 'transfers'>>(
      LINK_BEFORE({ platformId, from }),
    );
    const { position, day, hash } = before ?? { position: 0, day: null, hash: JOURNAL_START };
    return { position, day, line: 'OPENING', hash };
  }
}

/** In the order of the columns of the journal. */
function lineOf({ position, day, transfers, hash, fields }: JournalLink): SheetRow {
  if (!fields) return { position, day, line: 'CLOSING', transfers, hash };
  const [transfer, transaction, place, kind, fact, key, debit, credit, currency, amount, ...rest] = fields;
  const [payment, subject, occurred, posted, reason] = rest;
  return {
    ...{ position, day, line: 'TRANSFER', hash },
    ...given({ transfer, transaction, kind, fact, key, debit, credit, currency }),
    ...given({ payment, subject, occurred, posted, reason }),
    ...{ place: Number(place), amount: Number(amount) },
  };
}

const given = (values: Readonly<Record<string, string | undefined>>): SheetRow =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, value || null]));

/** One row for each currency, with its name in the first column, or in that of the line. */
const totalsOf = (content: AccountingContent, sums: SheetSums): SheetRow[] =>
  Object.entries(sums).map(([currency, of]) => ({
    ...of,
    currency,
    [content === 'journal' ? 'line' : (COLUMNS[content].find(({ kind }) => kind === 'text')?.key ?? '')]:
      'TOTAL',
  }));

function valueOf(value: unknown, isCents: boolean): SheetValue {
  if (value === null || value === undefined) return null;
  if (value instanceof Date) return value.toISOString();
  return isCents || typeof value === 'number' ? Number(value) : String(value as string);
}

function startOf(day: string): Date {
  const start = startOfSaoPauloDay(day);
  if (!start) throw new Error(`there is no day ${day}`);
  return start;
}

type Wanted = Parameters<typeof csvPartOf>[0] & { readonly rowsBefore: number; readonly xlsx: XlsxState };

function write(
  format: AccountingQuery['format'],
  { rowsBefore, xlsx, ...part }: Wanted,
): { readonly content: Buffer; readonly xlsx: XlsxState } {
  if (format === 'csv') return { content: csvPartOf(part), xlsx };
  if (format === 'json') return { content: jsonPartOf(part, rowsBefore > 0), xlsx };
  const titles = part.columns.map(({ title }) => title[part.locale]);
  const { content, state } = xlsxPartOf(part.rows, { ...part, titles, state: xlsx });
  return { content, xlsx: state };
}
