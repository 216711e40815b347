import { Injectable } from '@nestjs/common';
import { Reads, Transactions, insertRows, sql, statement } from '../../../database/index.js';

const PLATFORMS = sql<object>('platforms-with-earnings', 'select id from platforms_read order by id');

/** The start of the day before the last one that is summed up; of the first day of the ledger, where none is. */
const FIRST = sql<{ platformId: string }>(
  'first-day-of-earnings',
  `
select coalesce(
    (select e.day - 1 from seller_earnings_days e where e.platform_id = :platformId order by e.day desc limit 1),
    (select (min(t.posted_at) at time zone 'America/Sao_Paulo')::date from ledger_accounts_read a
     cross join lateral (
       select x.posted_at from ledger_transfers_read x
       where x.platform_id = a.platform_id and x.credit_account_id = a.id order by x.posted_at limit 1) t
     where a.platform_id = :platformId and a.name in ('platform:revenue', 'platform:loss'))
  )::timestamp at time zone 'America/Sao_Paulo' as first`,
);

const PARTS = [
  ...(['fees', 'interest', 'cost', 'losses'] as const),
  ...(['commission', 'anticipation', 'withdrawals', 'others'] as const),
];

/** What the platform earned with a seller on a day, cents of the currency; what it paid is below zero. */
type Earned = Readonly<Record<(typeof PARTS)[number], string>> & {
  readonly day: string;
  readonly sellerId: string;
  readonly currency: string;
};

const PART = `case
    when m.account = 'platform:loss' then 'losses'
    when m.fact = 'platformFee' then 'fees'
    when m.fact = 'interest' then 'interest'
    when m.fact = 'gatewayCost' then 'cost'
    when m.fact = 'commission' then 'commission'
    when m.fact = 'anticipationFee' then 'anticipation'
    when m.fact = 'withdrawalFee' then 'withdrawals'
    else 'others' end`;

/** One side of each transfer that the platform's own accounts have part in. */
const side = (own: 'credit' | 'debit', other: 'credit' | 'debit', sign: '' | '-'): string => `
    select a.name as account, t.${other}_account_id as other, ${sign}t.amount as amount, t.fact, t.payment_id, t.currency, t.posted_at
    from own a join ledger_transfers_read t on t.platform_id = :platformId and t.${own}_account_id = a.id
    where t.posted_at >= :from and t.posted_at < :until`;

const SUM = sql<{ platformId: string; from: Date; until: Date }>(
  'earnings-of-days',
  `
with own as (
  select id, name from ledger_accounts_read
  where platform_id = :platformId and name in ('platform:revenue', 'platform:loss')
), moved as (${side('credit', 'debit', '')}
    union all${side('debit', 'credit', '-')}
), parts as (
  select case when x.owner = 'seller' then x.owner_id else o.producer_id end as seller_id, m.currency, m.amount,
    (m.posted_at at time zone 'America/Sao_Paulo')::date as day, ${PART} as part
  from moved m
  join ledger_accounts_read x on x.platform_id = :platformId and x.id = m.other
  left join payments_read y on y.platform_id = :platformId and y.id = m.payment_id
  left join orders_read o on o.platform_id = :platformId and o.id = y.order_id
)
select day::text as day, seller_id as "sellerId", currency, ${PARTS.map(
    (part) => `coalesce(sum(amount) filter (where part = '${part}'), 0)::bigint as ${part}`,
  ).join(', ')}
from parts where seller_id is not null group by day, seller_id, currency order by day, seller_id, currency`,
);

const COLUMNS = ['platform_id', 'day', 'seller_id', 'currency', ...PARTS];

// A day that is summed up again has no fewer rows than before: the ledger takes nothing out. So none has to be deleted.
const REPLACE = `on conflict (platform_id, day, seller_id, currency) do update set ${PARTS.map(
  (part) => `${part} = excluded.${part}`,
).join(', ')}`;

/** Rows of one statement: well below what PostgreSQL takes as parameters. */
const ROWS_AT_ONCE = 500;

/** What platforms earned with each seller on each day. */
@Injectable()
export class EarningsDays {
  constructor(
    private readonly reads: Reads,
    private readonly transactions: Transactions,
  ) {}

  platforms(): Promise<{ id: string }[]> {
    return this.reads.primary(PLATFORMS({}));
  }

  /** The instant from which a platform is summed up. Null: it earned nothing yet. */
  async first(platformId: string): Promise<Date | null> {
    const [row] = await this.reads.primary<{ first: Date | null }>(FIRST({ platformId }));
    return row?.first ?? null;
  }

  /** @param days `from` is the start of a day, `until` that of another */
  async sum(platformId: string, days: { readonly from: Date; readonly until: Date }): Promise<void> {
    const earned = await this.reads.primary<Earned>(SUM({ platformId, ...days }));
    for (let at = 0; at < earned.length; at += ROWS_AT_ONCE) {
      const rows = earned
        .slice(at, at + ROWS_AT_ONCE)
        .map((one) => [platformId, one.day, one.sellerId, one.currency, ...PARTS.map((part) => one[part])]);
      const into = {
        name: 'write-earnings',
        into: 'seller_earnings_days',
        columns: COLUMNS,
        rows,
        rest: REPLACE,
      };
      await this.transactions.run('writeEarnings', (tx) => statement(tx, insertRows(into)));
    }
  }
}
