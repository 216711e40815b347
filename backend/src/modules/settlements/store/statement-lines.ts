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
  /** The payment of a charge that it names, where it names no sale. */
  readonly charge: SettledChargePayment | null;
}

/** A payment of a charge as its settlements see it. Cents. */
export interface SettledChargePayment {
  readonly id: string;
  readonly chargeId: string;
  /** What came in all, before what went back; 0 where nothing was ever booked. */
  readonly captured: number;
  /** What the provider does not have any more of it. */
  readonly returned: number;
  /** What came again after a chargeback. */
  readonly restored: number;
  readonly cost: number;
  readonly settled: number;
  readonly takenBack: number;
  /** How many lines of it were settled before. */
  readonly lines: number;
}

export type LineState = 'SETTLED' | 'MATCHED' | 'DIFFERENT';

type EndedLine = Pick<NewSettlementLine, 'id' | 'paymentId' | 'charge'> & { readonly state: LineState };

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

const CHARGE_PAYMENT = `select x.id, x.charge_id, x.method, x.currency, x.approved_at, x.received, x.cost, x.posted,
      case when x.posted > 0 then x.amount else 0 end as captured,
      case when x.restored then x.amount - x.refunded_amount else 0 end as restored
    from charge_payments_read x
    where a.payment_id is null and x.platform_id = :platformId and x.gateway_account_id = l.gateway_account_id`;

// The reference is that of the provider, or the id that we gave the charge, which is the key of its attempt. The lines are read first, so that
// this id is a column: where policies of rows hold, a condition with a function of a column cannot use an index.
const settlementsOf = (lines: string): string => `
with lines as materialized (
  select n.id, n.place, n.gateway_account_id, n.day, n.currency, n.gross, n.fee, n.amount, n.reference, case
    when lower(n.reference) ~ '^[0-9a-f]{8}-?([0-9a-f]{4}-?){3}[0-9a-f]{12}$' then n.reference::uuid end as our_id
  from statement_lines n where n.platform_id = :platformId and n.gateway_account_id is not null and ${lines} for no key update
)
select l.id, l.gateway_account_id as "gatewayAccountId", l.day::text, l.currency, l.gross, l.fee, l.amount, a.payment_id as "paymentId",
  coalesce(p.method, c.method) as method, o.installments, coalesce(p.currency, c.currency) as "paymentCurrency",
  coalesce(p.approved_at, c.approved_at) as "approvedAt", (
    select count(*)::int from statement_lines s
    where s.platform_id = :platformId and s.payment_id = a.payment_id and s.state = 'SETTLED' and s.gross > 0
  ) as before, case when c.id is not null then json_build_object('id', c.id, 'chargeId', c.charge_id,
    'captured', c.captured, 'returned', c.captured - c.received, 'restored', c.restored, 'cost', c.cost, 'settled', e.settled,
    'takenBack', e.taken_back, 'lines', e.lines) end as charge
from lines l
left join lateral (
  select found.payment_id from (
    select t.payment_id, t.state, t.id from attempts_read t
    where t.platform_id = :platformId and t.gateway_account_id = l.gateway_account_id and t.reference = l.reference
    union all
    select t.payment_id, t.state, t.id from attempts_read t
    where t.platform_id = :platformId and t.gateway_account_id = l.gateway_account_id and t.id = l.our_id
  ) found order by found.state = 'SETTLED' desc, found.id desc limit 1
) a on true
left join payments_read p on p.platform_id = :platformId and p.id = a.payment_id
left join lateral (
  select found.* from (
    ${CHARGE_PAYMENT} and x.reference = l.reference
    union all
    ${CHARGE_PAYMENT} and x.id = l.our_id
  ) found order by found.posted > 0 desc, found.id desc limit 1
) c on true
left join lateral (
  select coalesce(sum(s.gross) filter (where s.gross > 0), 0)::bigint as settled,
    coalesce(-sum(s.gross) filter (where s.gross < 0), 0)::bigint as taken_back, count(*)::int as lines
  from statement_lines s
  where s.platform_id = :platformId and s.charge_payment_id = c.id and s.state = 'SETTLED'
) e on true
left join orders_read o on o.platform_id = :platformId and o.id = p.order_id`;

// What was paid comes before what was taken back.
const NEW_SETTLEMENTS = sql<{ platformId: string; fileId: string; most: number }>(
  'new-settlement-lines',
  `${settlementsOf("n.file_id = :fileId and n.state = 'NEW' order by n.gross < 0, n.place, n.id limit :most")}
order by l.gross < 0, l.place, l.id`,
);

const SETTLEMENT_OF_LINE = sql<{ platformId: string; id: string }>(
  'settlement-of-line',
  settlementsOf("n.id = :id and n.state = 'DIFFERENT'"),
);

const END = sql<{
  platformId: string;
  ids: readonly string[];
  states: readonly LineState[];
  paymentIds: readonly (string | null)[];
  chargePaymentIds: readonly (string | null)[];
}>(
  'end-statement-lines',
  `update statement_lines l set state = e.state, payment_id = coalesce(e.payment_id, l.payment_id),
  charge_payment_id = coalesce(e.charge_payment_id, l.charge_payment_id)
from unnest(:ids::uuid[], :states::text[], :paymentIds::uuid[], :chargePaymentIds::uuid[]) as e (id, state, payment_id, charge_payment_id)
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

  async end({ platformId }: TenantContext, tx: EntityManager, ended: readonly EndedLine[]): Promise<void> {
    if (ended.length === 0) return;
    await statement(
      tx,
      END({
        platformId,
        ids: ended.map(({ id }) => id),
        states: ended.map(({ state }) => state),
        paymentIds: ended.map(({ paymentId }) => paymentId ?? null),
        chargePaymentIds: ended.map(({ charge }) => charge?.id ?? null),
      }),
    );
  }
}
