import { startOfSaoPauloDay } from '@guiche/brazil';
import type { Cents } from '@guiche/money';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { insertRows, sql, statement } from '../../../database/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { newId } from '../../../runtime/ids/index.js';
import type { StatementLine } from '../domain/statement-line.js';

/** Far below the most parameters of a statement. */
const ROWS_AT_ONCE = 500;

/** A settlement of a provider that was not compared, with the sale that it names. */
export interface NewSettlementLine {
  readonly id: string;
  readonly gatewayAccountId: string;
  readonly day: string;
  readonly currency: string;
  readonly gross: Cents;
  readonly fee: Cents;
  readonly amount: Cents;
  /** The sale that it names, where it is one of this account. */
  readonly paymentId: string | null;
  readonly method: string | null;
  readonly installments: number | null;
  readonly paymentCurrency: string | null;
  readonly approvedAt: Date | null;
  /** How many lines of the sale were settled before. */
  readonly before: number;
}

export type LineState = 'SETTLED' | 'MATCHED' | 'DIFFERENT';

const COLUMNS = [
  ...[
    'id',
    'platform_id',
    'file_id',
    'place',
    'gateway_account_id',
    'account',
    'line_key',
    'day',
    'at',
    'currency',
    'amount',
    'gross',
    'fee',
  ],
  ...['reference', 'memo', 'end_to_end_id', 'state'],
];

// The reference is that of the provider, or the id that we gave the charge, which is the key of its attempt.
const SETTLEMENT = `
select l.id, l.gateway_account_id as "gatewayAccountId", l.day::text, l.currency, l.gross, l.fee, l.amount, a.payment_id as "paymentId",
  p.method, o.installments, p.currency as "paymentCurrency", p.approved_at as "approvedAt", (
    select count(*)::int from statement_lines s
    where s.platform_id = :platformId and s.payment_id = a.payment_id and s.state = 'SETTLED' and s.gross > 0
  ) as before
from statement_lines l
left join lateral (
  select found.payment_id from (
    select t.payment_id, t.state, t.id from attempts_read t
    where t.platform_id = :platformId and t.gateway_account_id = l.gateway_account_id and t.reference = l.reference
    union all
    select t.payment_id, t.state, t.id from attempts_read t
    where t.platform_id = :platformId and t.gateway_account_id = l.gateway_account_id and t.id = case
      when lower(l.reference) ~ '^[0-9a-f]{8}-?([0-9a-f]{4}-?){3}[0-9a-f]{12}$' then l.reference::uuid end
  ) found order by found.state = 'SETTLED' desc, found.id desc limit 1
) a on true
left join payments_read p on p.platform_id = :platformId and p.id = a.payment_id
left join orders_read o on o.platform_id = :platformId and o.id = p.order_id
where l.platform_id = :platformId and l.gateway_account_id is not null`;

// What was paid comes before what was taken back.
const NEW_SETTLEMENTS = sql<{ platformId: string; fileId: string; most: number }>(
  'new-settlement-lines',
  `${SETTLEMENT}
  and l.file_id = :fileId and l.state = 'NEW'
order by l.gross < 0, l.place, l.id limit :most for no key update of l`,
);

const SETTLEMENT_OF_LINE = sql<{ platformId: string; id: string }>(
  'settlement-of-line',
  `${SETTLEMENT}
  and l.id = :id and l.state = 'DIFFERENT' for no key update of l`,
);

const END = sql<{
  platformId: string;
  ids: readonly string[];
  states: readonly LineState[];
  paymentIds: readonly (string | null)[];
}>(
  'end-statement-lines',
  `update statement_lines l set state = e.state, payment_id = coalesce(e.payment_id, l.payment_id)
from unnest(:ids::uuid[], :states::text[], :paymentIds::uuid[]) as e (id, state, payment_id)
where l.platform_id = :platformId and l.id = e.id`,
);

/** Lines of statements, each once for its account. */
@Injectable()
export class StatementLines {
  /**
   * Adds what no earlier file had. Sorted by their keys, so that two files that overlap wait for each other in one order.
   * @returns how many were new
   */
  async add(
    { platformId }: TenantContext,
    tx: EntityManager,
    file: { readonly id: string; readonly gatewayAccountId: string | null; readonly account: string },
    lines: readonly StatementLine[],
    now: Date,
  ): Promise<number> {
    const rows = [...lines]
      .sort((one, other) => (one.key < other.key ? -1 : 1))
      .map((line) => [
        ...[
          newId(now),
          platformId,
          file.id,
          line.place,
          file.gatewayAccountId,
          file.account,
          line.key,
          line.day,
          startOfSaoPauloDay(line.day),
        ],
        ...[
          line.currency,
          line.amount,
          line.gross,
          line.fee,
          line.reference,
          line.memo,
          line.endToEndId,
          'NEW',
        ],
      ]);
    let added = 0;
    for (let at = 0; at < rows.length; at += ROWS_AT_ONCE)
      added += (
        await statement(
          tx,
          insertRows({
            ...{ name: 'statement-lines', into: 'statement_lines', columns: COLUMNS },
            rows: rows.slice(at, at + ROWS_AT_ONCE),
            rest: 'on conflict (platform_id, account, line_key) do nothing returning id',
          }),
        )
      ).length;
    return added;
  }

  /** The next lines of a file of a provider, locked. */
  newSettlements(
    { platformId }: TenantContext,
    tx: EntityManager,
    fileId: string,
    most: number,
  ): Promise<NewSettlementLine[]> {
    return statement<NewSettlementLine>(tx, NEW_SETTLEMENTS({ platformId, fileId, most }));
  }

  /** A line that was not posted, locked. Undefined: there is none. */
  async settlement(
    { platformId }: TenantContext,
    tx: EntityManager,
    id: string,
  ): Promise<NewSettlementLine | undefined> {
    const [found] = await statement<NewSettlementLine>(tx, SETTLEMENT_OF_LINE({ platformId, id }));
    return found;
  }

  async end(
    { platformId }: TenantContext,
    tx: EntityManager,
    ended: readonly { readonly id: string; readonly state: LineState; readonly paymentId?: string | null }[],
  ): Promise<void> {
    if (ended.length === 0) return;
    await statement(
      tx,
      END({
        platformId,
        ids: ended.map(({ id }) => id),
        states: ended.map(({ state }) => state),
        paymentIds: ended.map(({ paymentId }) => paymentId ?? null),
      }),
    );
  }
}
