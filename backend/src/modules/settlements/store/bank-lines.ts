import type { Cents } from '@guiche/money';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { sql, statement } from '../../../database/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';

/** Days of a period, YYYY-MM-DD, both included. */
export interface StatementDays {
  readonly firstDay: string;
  readonly lastDay: string;
}

/** A credit of the bank, and the one day of a provider, or the days that follow each other, whose settlements are its sum. */
export interface MatchingCredit {
  readonly id: string;
  readonly gatewayAccountId: string;
  readonly firstDay: string;
  readonly lastDay: string;
  readonly currency: string;
  readonly amount: Cents;
}

/** A debit of the bank, and the withdrawals that it may have paid. */
export interface NewDebit {
  readonly id: string;
  readonly currency: string;
  readonly amount: Cents;
  /** With the same end-to-end id, and what it was. */
  readonly exact: string | null;
  readonly exactNet: Cents | null;
  /** Of the same amount and about the same day, where an end-to-end id is missing on one of the sides. */
  readonly alike: readonly string[] | null;
}

export interface UnmatchedLine {
  readonly id: string;
  readonly currency: string;
  readonly amount: Cents;
}

/** The settlements of a provider on a day that no credit contains. */
export interface MissingDay {
  /** The first of its lines. */
  readonly lineId: string;
  readonly currency: string;
  readonly amount: Cents;
}

const FILE = sql<{ platformId: string; id: string }>(
  'days-of-statement',
  `select first_day::text as "firstDay", last_day::text as "lastDay", kind from statement_files
where platform_id = :platformId and id = :id`,
);

// Banks credit on the day of the settlement or after a weekend, and some pay the days of the weekend in one sum. One day goes before several, and
// days of which another credit contains a part are no span.
// A sum that two days, spans or accounts have in common is nobody's: a person decides.
const CREDITS = sql<{ platformId: string; firstDay: string; lastDay: string; spans: boolean; most: number }>(
  'credits-with-settlements',
  `
select b.id, c.firsts[1] as "firstDay", c.lasts[1] as "lastDay", c.accounts[1] as "gatewayAccountId", b.currency, b.amount
from statement_lines b
join lateral (
  with days as (
    select l.gateway_account_id as account, l.day, sum(l.amount) as amount from statement_lines l
    where l.platform_id = :platformId and l.gateway_account_id is not null and l.bank_line_id is null and l.state <> 'NEW'
      and l.day between b.day - 3 and b.day and l.currency = b.currency
    group by 1, 2 having sum(l.amount) <> 0
  )
  select array_agg(s.first::text) as firsts, array_agg(s.last::text) as lasts, array_agg(s.account) as accounts from (
    select f.account, f.day as first, t.day as last, rank() over (order by f.day <> t.day) as place
    from days f join days t on t.account = f.account and t.day >= f.day
    where (select sum(d.amount) from days d where d.account = f.account and d.day between f.day and t.day) = b.amount
      and (f.day = t.day or not exists (
        select from statement_lines o where o.platform_id = :platformId and o.gateway_account_id = f.account and o.currency = b.currency
          and o.day between f.day and t.day and o.bank_line_id is not null))
  ) s where s.place = 1
) c on cardinality(c.accounts) = 1 and (c.firsts[1] <> c.lasts[1]) = :spans
where b.platform_id = :platformId and b.gateway_account_id is null and b.state <> 'MATCHED' and b.amount > 0
  and b.day between :firstDay and :lastDay
order by b.day, b.id limit :most for no key update of b`,
);

const LOCK_DAYS = sql<Omit<MatchingCredit, 'id' | 'amount'> & { platformId: string }>(
  'lock-settlements-of-days',
  `select id, amount from statement_lines
where platform_id = :platformId and gateway_account_id = :gatewayAccountId and day between :firstDay::date and :lastDay::date and currency = :currency
  and bank_line_id is null and state <> 'NEW' order by id for no key update`,
);

const CONTAIN = sql<{ platformId: string; bankLineId: string; ids: readonly string[] }>(
  'contain-settlements',
  'update statement_lines set bank_line_id = :bankLineId where platform_id = :platformId and id = any (:ids::uuid[])',
);

const MATCHED = sql<{ platformId: string; id: string; withdrawalId: string | null }>(
  'match-bank-line',
  `update statement_lines set state = 'MATCHED', withdrawal_id = :withdrawalId where platform_id = :platformId and id = :id`,
);

const DIFFERENT = sql<{ platformId: string; ids: readonly string[] }>(
  'bank-lines-differ',
  `update statement_lines set state = 'DIFFERENT' where platform_id = :platformId and id = any (:ids::uuid[])`,
);

const NEW_LINES = sql<{ platformId: string; fileId: string }>(
  'new-bank-lines',
  `select id, currency, amount from statement_lines
where platform_id = :platformId and file_id = :fileId and gateway_account_id is null and state = 'NEW' order by place, id for no key update`,
);

// Each owner is named because the index of paid withdrawals begins with it; the platform pays the tests of accounts.
const DEBITS = sql<{ platformId: string; ids: readonly string[] }>(
  'debits-with-withdrawals',
  `
select b.id, b.currency, b.amount, c.exact[1] as exact, c.nets[1] as "exactNet", c.alike
from statement_lines b
left join lateral (
  select array_agg(w.id) filter (where w.end_to_end_id = b.end_to_end_id) as exact,
    array_agg(w.net) filter (where w.end_to_end_id = b.end_to_end_id) as nets,
    array_agg(w.id) filter (where w.net = -b.amount and (w.end_to_end_id is null or b.end_to_end_id is null)) as alike
  from withdrawals_read w
  where w.platform_id = :platformId and w.owner in ('seller', 'manager', 'platform') and w.currency = b.currency
    and w.paid_at >= b.at - interval '2 days' and w.paid_at < b.at + interval '2 days'
    and not exists (select from statement_lines m where m.platform_id = :platformId and m.withdrawal_id = w.id)
) c on true
where b.platform_id = :platformId and b.id = any (:ids::uuid[]) order by b.day, b.place, b.id`,
);

const MISSING = sql<{ platformId: string; firstDay: string; lastDay: string }>(
  'settlements-without-credit',
  `
select (array_agg(l.id order by l.id))[1] as "lineId", l.currency, sum(l.amount)::bigint as amount from statement_lines l
where l.platform_id = :platformId and l.gateway_account_id is not null and l.bank_line_id is null and l.state <> 'NEW'
  and l.day between :firstDay::date and :lastDay::date - 3
group by l.gateway_account_id, l.day, l.currency having sum(l.amount) > 0`,
);

/** Lines of banks, and the settlements and withdrawals that they contain. */
@Injectable()
export class BankLines {
  /** Undefined: there is none of this tenant. */
  async file({ platformId }: TenantContext, tx: EntityManager, id: string) {
    const [found] = await statement<StatementDays & { readonly kind: string }>(tx, FILE({ platformId, id }));
    return found;
  }

  /** Credits of one day, or of several (`spans`), locked. */
  credits(
    { platformId }: TenantContext,
    tx: EntityManager,
    { firstDay, lastDay }: StatementDays,
    wanted: { readonly spans: boolean; readonly most: number },
  ): Promise<MatchingCredit[]> {
    return statement<MatchingCredit>(tx, CREDITS({ platformId, firstDay, lastDay, ...wanted }));
  }

  /** The settlements of these days that no credit contains, locked. */
  settlementsOf(
    { platformId }: TenantContext,
    tx: EntityManager,
    { gatewayAccountId, firstDay, lastDay, currency }: MatchingCredit,
  ) {
    const query = LOCK_DAYS({ platformId, gatewayAccountId, firstDay, lastDay, currency });
    return statement<{ readonly id: string; readonly amount: Cents }>(tx, query);
  }

  async contain(
    { platformId }: TenantContext,
    tx: EntityManager,
    bankLineId: string,
    ids: readonly string[],
  ): Promise<void> {
    await statement(tx, CONTAIN({ platformId, bankLineId, ids }));
    await statement(tx, MATCHED({ platformId, id: bankLineId, withdrawalId: null }));
  }

  async paid(
    { platformId }: TenantContext,
    tx: EntityManager,
    id: string,
    withdrawalId: string,
  ): Promise<void> {
    await statement(tx, MATCHED({ platformId, id, withdrawalId }));
  }

  async differ({ platformId }: TenantContext, tx: EntityManager, ids: readonly string[]): Promise<void> {
    await statement(tx, DIFFERENT({ platformId, ids }));
  }

  /** Those of a file that are still new, locked. */
  newOf({ platformId }: TenantContext, tx: EntityManager, fileId: string): Promise<UnmatchedLine[]> {
    return statement<UnmatchedLine>(tx, NEW_LINES({ platformId, fileId }));
  }

  debits({ platformId }: TenantContext, tx: EntityManager, ids: readonly string[]): Promise<NewDebit[]> {
    return statement<NewDebit>(tx, DEBITS({ platformId, ids }));
  }

  /** Of days that are over for three days by the end of the period. */
  missing(
    { platformId }: TenantContext,
    tx: EntityManager,
    { firstDay, lastDay }: StatementDays,
  ): Promise<MissingDay[]> {
    return statement<MissingDay>(tx, MISSING({ platformId, firstDay, lastDay }));
  }
}
