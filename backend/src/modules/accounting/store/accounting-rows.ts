import { sql, type Sql } from '../../../database/index.js';
import type { AccountingContent } from '../domain/contents.js';

/** What is read: the rows of a time, those after the cursor. */
export interface RowsAsked {
  readonly platformId: string;
  readonly from: Date;
  readonly to: Date;
  readonly after: string;
  readonly take: number;
}

/** A division keeps shares in a list: the sum of those of one role. */
const shares = (role: string): string =>
  `(select coalesce(sum((e ->> 'amount')::bigint), 0) from jsonb_array_elements(o.division -> 'shares') e where e ->> 'role' = '${role}')`;
const managers = `(select coalesce(sum((e ->> 'amount')::bigint), 0) from jsonb_array_elements(o.division -> 'managers') e)`;
const financing = (field: string): string =>
  `coalesce((o.division -> 'financing' ->> '${field}')::bigint, 0)`;

/** Paid sales, each with the share of everybody: what follows `gross` and `fee` adds up to what the buyer paid. */
const SALES = sql<RowsAsked>(
  'accounting-sales',
  `
select s.id::text as cursor, s.code as sale, s.approved_at as approved, s.status, s.method, s.installments, s.product_name as product,
  u.name as seller, u.document as "sellerDocument",
  case when 'document' = any (o.invented) then null else s.buyer_document end as "buyerDocument",
  o.address ->> 'city' as "buyerCity", o.address ->> 'state' as "buyerState", s.currency, s.gross,
  (o.division ->> 'platformFee')::bigint as fee, ${shares('producer')} as producer, ${shares('coProducer')} as "coProducers",
  ${shares('affiliate')} as affiliate, ${managers} as manager,
  (o.division ->> 'gatewayCost')::bigint + ${financing('gatewayCost')} as cost, (o.division ->> 'margin')::bigint as margin,
  ${financing('interest')} + ${financing('rounding')} - ${financing('gatewayCost')} as interest,
  case when s.status in ('REFUNDED', 'CHARGEBACK') then s.gross
    else (select coalesce(sum((e ->> 'amount')::bigint), 0) from jsonb_array_elements(s.returned_parts) e) end as returned
from sales_read s
join orders_read o on o.platform_id = s.platform_id and o.id = s.id
left join users_read u on u.platform_id = s.platform_id and u.id = s.producer_id
where s.platform_id = :platformId and s.approved_at >= :from and s.approved_at < :to and s.id > cast(:after as uuid)
order by s.id limit :take`,
);

/** What each seller paid to the platform: fees of sales without those that went back, and the other fees. */
const FEES = sql<RowsAsked>(
  'accounting-fees',
  `
with moved as (
  select case when t.fact = 'platformFee' then o.producer_id when c.bucket = 'revenue' then d.owner_id else c.owner_id end as seller_id,
    t.currency, t.fact, case when c.bucket = 'revenue' then t.amount else -t.amount end as amount
  from ledger_transfers_read t
  join ledger_accounts_read d on d.platform_id = t.platform_id and d.id = t.debit_account_id
  join ledger_accounts_read c on c.platform_id = t.platform_id and c.id = t.credit_account_id
  left join payments_read p on p.platform_id = t.platform_id and p.id = t.payment_id
  left join orders_read o on o.platform_id = p.platform_id and o.id = p.order_id
  where t.platform_id = :platformId and t.posted_at >= :from and t.posted_at < :to
    and t.fact in ('platformFee', 'withdrawalFee', 'anticipationFee', 'fee') and 'revenue' in (c.bucket, d.bucket)
)
select m.seller_id::text || m.currency as cursor, u.name as seller, u.document as "sellerDocument", m.currency,
  coalesce(sum(m.amount) filter (where m.fact = 'platformFee'), 0)::bigint as "salesFee",
  coalesce(sum(m.amount) filter (where m.fact = 'withdrawalFee'), 0)::bigint as "withdrawalFee",
  coalesce(sum(m.amount) filter (where m.fact = 'anticipationFee'), 0)::bigint as "anticipationFee",
  coalesce(sum(m.amount) filter (where m.fact = 'fee'), 0)::bigint as "otherFee", sum(m.amount)::bigint as fees
from moved m left join users_read u on u.platform_id = :platformId and u.id = m.seller_id
where m.seller_id::text || m.currency > :after
group by m.seller_id, m.currency, u.name, u.document order by 1 limit :take`,
);

/** Withdrawals that were paid in the time. */
const WITHDRAWALS = sql<RowsAsked>(
  'accounting-withdrawals',
  `
select w.id::text as cursor, w.id::text as withdrawal, w.paid_at as paid, u.name as owner, u.document as "ownerDocument",
  w.payment_method as method, w.end_to_end_id as "endToEndId", w.currency, w.amount, w.fee, w.net
from withdrawals_read w left join users_read u on u.platform_id = w.platform_id and u.id = w.owner_id
where w.platform_id = :platformId and w.state = 'PAID' and w.paid_at >= :from and w.paid_at < :to and w.id > cast(:after as uuid)
order by w.id limit :take`,
);

/** Anticipations that were paid in the time. */
const ANTICIPATIONS = sql<RowsAsked>(
  'accounting-anticipations',
  `
select a.id::text as cursor, a.id::text as anticipation, a.paid_at as paid, u.name as seller, u.document as "sellerDocument", a.sales,
  a.average_days as "averageDays", a.currency, a.amount, a.fee, a.net
from anticipations_read a left join users_read u on u.platform_id = a.platform_id and u.id = a.seller_id
where a.platform_id = :platformId and a.paid_at >= :from and a.paid_at < :to and a.id > cast(:after as uuid)
order by a.id limit :take`,
);

/** Refunds, whole and in parts, chargebacks, and with a minus the chargebacks that were won. */
const RETURNS = sql<RowsAsked>(
  'accounting-returns',
  `
select t.id::text as cursor, t.posted_at as posted, t.kind, s.code as sale, u.name as seller, u.document as "sellerDocument",
  t.payment_id::text as payment, t.currency, case when t.kind = 'RESTORE' then -t.amount else t.amount end as amount
from ledger_transfers_read t
left join payments_read p on p.platform_id = t.platform_id and p.id = t.payment_id
left join sales_read s on s.platform_id = p.platform_id and s.id = p.order_id
left join users_read u on u.platform_id = s.platform_id and u.id = s.producer_id
where t.platform_id = :platformId and t.posted_at >= :from and t.posted_at < :to and t.fact = 'moneyBack' and t.id > cast(:after as uuid)
order by t.id limit :take`,
);

/** The balance of every account at the end of the time, from the transfers: what is owed to its owner; a debt has a minus. */
const BALANCES = sql<RowsAsked>(
  'accounting-balances',
  `
with moved as (
  select t.credit_account_id as account_id, t.amount from ledger_transfers_read t
  where t.platform_id = :platformId and t.posted_at < :to and t.posted_at > :from
  union all
  select t.debit_account_id, -t.amount from ledger_transfers_read t
  where t.platform_id = :platformId and t.posted_at < :to and t.posted_at > :from
)
select a.name || a.currency as cursor, a.name as account, u.name as owner, u.document as "ownerDocument", a.currency,
  sum(m.amount)::bigint as balance
from moved m
join ledger_accounts_read a on a.platform_id = :platformId and a.id = m.account_id
left join users_read u on u.platform_id = a.platform_id and u.id = a.owner_id
where a.name || a.currency > :after
group by a.name, a.currency, u.name, u.document order by 1 limit :take`,
);

const NO_ID = '00000000-0000-0000-0000-000000000000';

/** The rows of every content but the journal, and the cursor before the first of them. */
export const ACCOUNTING_ROWS: Readonly<
  Record<Exclude<AccountingContent, 'journal'>, { readonly rows: Sql<RowsAsked>; readonly first: string }>
> = {
  sales: { rows: SALES, first: NO_ID },
  fees: { rows: FEES, first: '' },
  withdrawals: { rows: WITHDRAWALS, first: NO_ID },
  anticipations: { rows: ANTICIPATIONS, first: NO_ID },
  returns: { rows: RETURNS, first: NO_ID },
  balances: { rows: BALANCES, first: '' },
};
