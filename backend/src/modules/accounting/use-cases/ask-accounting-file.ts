import { addDays, saoPauloDate, startOfSaoPauloDay } from '@guiche/brazil';
import type { Texts } from '@guiche/i18n';
import { Injectable } from '@nestjs/common';
import { Reads, sql } from '../../../database/index.js';
import type { Session } from '../../../runtime/access/index.js';
import { Clock } from '../../../runtime/clock/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { runtimeProblem } from '../../../runtime/errors/index.js';
import { OwnExports } from '../../exports/index.js';
import { futureTexts, notClosedTexts, periodTexts, tooManyRowsTexts } from '../accounting-problems.js';
import type { AccountingContent } from '../domain/contents.js';
import { accountingQuery, type AccountingQuery } from '../domain/query.js';
import { MOST_XLSX_ROWS } from '../domain/xlsx.js';
import { CLOSED_UNTIL, COUNT_LINKS } from '../store/journal-rows.js';
import { AccountingSources } from './accounting-source.js';

const MOST_DAYS = 366;

export interface AskedAccounting extends AccountingQuery {
  readonly content: AccountingContent;
}

/** The last day of the journal that is closed, and its hash: whoever keeps it can prove later what the journal said. */
export interface ClosedUntil {
  readonly day: string;
  readonly hash: string;
  readonly position: number;
}

const COUNT_SALES = sql<{ platformId: string; from: Date; to: Date }>(
  'accounting-sales-count',
  `select count(*)::int as count from sales_read where platform_id = :platformId and approved_at >= :from and approved_at < :to`,
);

/** Asks for a file of the accounting (screens.md C10). */
@Injectable()
export class AskAccountingFile {
  constructor(
    private readonly exports: OwnExports,
    private readonly sources: AccountingSources,
    private readonly reads: Reads,
    private readonly clock: Clock,
  ) {}

  /** @throws Problem validation (422): days, rows; notAllowed; tooManyExports (409) */
  async ask(
    ctx: TenantContext,
    session: Session,
    { content, origin, ...query }: AskedAccounting & { readonly origin: string },
  ): Promise<{ readonly id: string }> {
    await this.refuseWrongDays(ctx, content, query);
    const total = await this.rowsOf(ctx, content, query);
    if (query.format === 'xlsx' && total > MOST_XLSX_ROWS) throw refusal('format', tooManyRowsTexts);
    return this.exports.askSource(ctx, session, this.sources.sourceOf(content), {
      ...{ total, origin, query: accountingQuery(query) },
    });
  }

  /** YYYY-MM-DD in America/Sao_Paulo. */
  today(): string {
    return saoPauloDate(this.clock.now());
  }

  /** Null: no day is closed yet. */
  async closedUntil({ platformId }: TenantContext): Promise<ClosedUntil | null> {
    const [last] = await this.reads.prepared<ClosedUntil>(CLOSED_UNTIL({ platformId }));
    return last ?? null;
  }

  private async refuseWrongDays(
    ctx: TenantContext,
    content: AccountingContent,
    { from, to }: AccountingQuery,
  ): Promise<void> {
    if (!startOfSaoPauloDay(from)) throw refusal('from', periodTexts);
    if (!startOfSaoPauloDay(to)) throw refusal('to', periodTexts);
    if (from > to || addDays(from, MOST_DAYS) <= to) throw refusal('to', periodTexts);
    if (to > this.today()) throw refusal('to', futureTexts);
    if (content !== 'journal') return;
    const closed = await this.closedUntil(ctx);
    if (!closed || to > closed.day) throw refusal('to', notClosedTexts);
  }

  /** How many rows it will have, where that is known; it is shown while the file is made. */
  private async rowsOf(
    { platformId }: TenantContext,
    content: AccountingContent,
    { from, to }: AccountingQuery,
  ): Promise<number> {
    if (content === 'journal') {
      const [found] = await this.reads.prepared<{ links: number }>(COUNT_LINKS({ platformId, from, to }));
      return found?.links ?? 0;
    }
    if (content !== 'sales') return 0;
    const [begin, end] = [startOfSaoPauloDay(from), startOfSaoPauloDay(addDays(to, 1))];
    if (!begin || !end) return 0;
    const [found] = await this.reads.prepared<{ count: number }>(
      COUNT_SALES({ platformId, from: begin, to: end }),
    );
    return found?.count ?? 0;
  }
}

const refusal = (field: string, texts: Texts) =>
  runtimeProblem('validation', { errors: { [field]: [texts] } });
