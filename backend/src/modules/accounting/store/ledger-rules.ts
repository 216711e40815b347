import { JOURNAL_START, JOURNAL_FIELDS } from '../../ledger/index.js';

/** An invariant of domain.md §4, or of the journal. */
export interface LedgerRule {
  readonly number: number;
  readonly says: string;
  /** What is counted as checked. */
  readonly counted: string;
  /** Selects what violates it, each row with its `platform`; nothing where it holds. */
  readonly violations: string;
}

const SIDES = `(
  select t.platform_id, t.credit_account_id as account_id, t.payment_id, t.amount as net from ledger_transfers_read t
  union all
  select t.platform_id, t.debit_account_id, t.payment_id, -t.amount from ledger_transfers_read t
) side`;

/** What the provider owes for each payment: what the buyer paid without what went back. */
const OWED = `(
  select t.platform_id, t.payment_id,
    sum(case when d.bucket = 'receivable' then t.amount else 0 end) - sum(case when c.bucket = 'receivable' then t.amount else 0 end)
      as left_over,
    sum(case when t.kind <> 'APPROVAL' then 0 when d.bucket = 'receivable' then t.amount when c.bucket = 'receivable' then -t.amount
      else 0 end) as paid
  from ledger_transfers_read t
  join ledger_accounts_read d on d.id = t.debit_account_id and d.platform_id = t.platform_id
  join ledger_accounts_read c on c.id = t.credit_account_id and c.platform_id = t.platform_id
  where t.posting is not null
  group by t.platform_id, t.payment_id
) owed`;

/** The links with the hash before each, and what the hash has to be. */
const LINKS = `(
  select k.platform_id, k.position, k.hash, k.transfer_id, k.position - coalesce(lag(k.position) over chain, 0) as step,
    encode(sha256(convert_to(concat_ws(chr(31), coalesce(lag(k.hash) over chain, '${JOURNAL_START}'), k.position::text, k.day::text,
      case when k.transfer_id is null then 'CLOSING' else 'TRANSFER' end,
      case when k.transfer_id is null then k.transfers::text else concat_ws(chr(31), ${JOURNAL_FIELDS.join(', ')}) end), 'UTF8')), 'hex')
      as expected
  from ledger_chain_read k
  left join ledger_transfers_read t on t.platform_id = k.platform_id and t.id = k.transfer_id
  left join ledger_accounts_read d on d.id = t.debit_account_id and d.platform_id = t.platform_id
  left join ledger_accounts_read c on c.id = t.credit_account_id and c.platform_id = t.platform_id
  window chain as (partition by k.platform_id order by k.position)
) link`;

/** The invariants, in their order. */
export const LEDGER_RULES: readonly LedgerRule[] = [
  {
    number: 1,
    says: 'each transaction sums to zero',
    counted: '(select distinct platform_id, transaction_id from ledger_transfers_read) transactions',
    violations: `
select t.platform_id as platform, t.transaction_id as "transaction", t.id as transfer from ledger_transfers_read t
left join ledger_accounts_read d on d.id = t.debit_account_id and d.platform_id = t.platform_id and d.currency = t.currency
left join ledger_accounts_read c on c.id = t.credit_account_id and c.platform_id = t.platform_id and c.currency = t.currency
where d.id is null or c.id is null or d.id = c.id or t.amount <= 0`,
  },
  {
    number: 2,
    says: 'all accounts sum to zero in each currency',
    counted: 'ledger_accounts_read',
    violations: `
select platform_id as platform, currency, sum(case bucket when 'debt' then -balance else balance end) as sum
from ledger_accounts_read group by platform_id, currency
having sum(case bucket when 'debt' then -balance else balance end) <> 0`,
  },
  {
    number: 3,
    says: 'each sale holds what the buyer paid less what went back',
    counted: 'payments_read where captured',
    violations: `
select p.platform_id as platform, p.id as payment, p.status, p.amount, owed.paid, owed.left_over as "left"
from payments_read p left join ${OWED} on owed.platform_id = p.platform_id and owed.payment_id = p.id
where p.captured and (coalesce(owed.paid, 0) <> p.amount
  or case p.status when 'APPROVED' then owed.left_over <= 0 or owed.left_over > p.amount else owed.left_over <> 0 end)`,
  },
  {
    number: 4,
    says: 'no balance of a person is below zero, and none has money and a debt',
    counted: `ledger_accounts_read where owner in ('seller', 'manager')`,
    violations: `
select a.platform_id as platform, a.name, a.currency, a.balance, debt.balance as debt from ledger_accounts_read a
left join ledger_accounts_read debt on debt.platform_id = a.platform_id and debt.owner = a.owner and debt.owner_id = a.owner_id
  and debt.currency = a.currency and debt.bucket = 'debt' and a.bucket = 'available'
where a.owner in ('seller', 'manager') and (a.balance < 0 or (a.balance > 0 and debt.balance > 0))`,
  },
  {
    number: 5,
    says: 'the transfers give the balances, the statements and what is to be released',
    counted: 'ledger_transfers_read',
    violations: `
select a.platform_id as platform, a.name, a.currency, a.balance as stored, coalesce(moved.net, 0) as counted from ledger_accounts_read a
left join (select platform_id, account_id, sum(net) as net from ${SIDES} group by platform_id, account_id) moved
  on moved.account_id = a.id and moved.platform_id = a.platform_id
where a.balance <> coalesce(case a.bucket when 'debt' then -moved.net else moved.net end, 0)
union all
select a.platform_id, 'statement of ' || a.name, a.currency, a.balance, coalesce(listed.amount, 0) from ledger_accounts_read a
left join (select platform_id, account_id, sum(amount) as amount from ledger_entries_read group by platform_id, account_id) listed
  on listed.account_id = a.id and listed.platform_id = a.platform_id
where a.owner in ('seller', 'manager') and a.balance <> coalesce(listed.amount, 0)
union all
select r.platform_id, 'release of ' || r.payment_id || ' in ' || r.bucket, r.currency, r.amount, coalesce(sale.net, 0) from ledger_releases_read r
left join (
  select side.platform_id, side.account_id, side.payment_id, sum(side.net) as net from ${SIDES}
  where side.payment_id is not null group by side.platform_id, side.account_id, side.payment_id
) sale on sale.platform_id = r.platform_id and sale.account_id = r.account_id and sale.payment_id = r.payment_id
where r.amount <> coalesce(sale.net, 0)
union all
select a.platform_id, 'settlements of ' || a.payment_id, a.currency, a.settled, coalesce(sale.net, 0) from ledger_advances_read a
left join (
  select t.platform_id, t.payment_id, sum(case when d.owner = 'bank' then t.amount when c.owner = 'bank' then -t.amount else 0 end) as net
  from ledger_transfers_read t
  join ledger_accounts_read d on d.id = t.debit_account_id and d.platform_id = t.platform_id
  join ledger_accounts_read c on c.id = t.credit_account_id and c.platform_id = t.platform_id
  where t.kind = 'SETTLEMENT' group by t.platform_id, t.payment_id
) sale on sale.platform_id = a.platform_id and sale.payment_id = a.payment_id
where a.settled <> coalesce(sale.net, 0)`,
  },
  {
    number: 6,
    says: 'no effect happened twice for one key',
    counted: '(select distinct platform_id, fact_key from ledger_transfers_read) keys',
    violations: `
select platform_id as platform, fact_key as key, count(*)::int as times from ledger_transfers_read group by platform_id, fact_key having count(*) > 1
union all
select platform_id, 'approval of ' || payment_id, count(distinct transaction_id)::int from ledger_transfers_read
where kind = 'APPROVAL' group by platform_id, payment_id having count(distinct transaction_id) > 1`,
  },
  {
    number: 7,
    says: 'the journal of closed days is whole and unchanged',
    counted: 'ledger_chain_read',
    violations: `
select platform_id as platform, position, transfer_id as transfer from ${LINKS} where step <> 1 or hash <> expected
union all
select h.platform_id, h.position, null from ledger_chain_heads_read h
left join ledger_chain_read k on k.platform_id = h.platform_id and k.position = h.position
where h.position > 0 and h.hash is distinct from k.hash
union all
select t.platform_id, null, t.id from ledger_transfers_read t join ledger_chain_heads_read h on h.platform_id = t.platform_id
where t.posted_at < (h.closed_day - 1)::timestamp at time zone 'America/Sao_Paulo'
  and not exists (select from ledger_chain_read k where k.platform_id = t.platform_id and k.transfer_id = t.id)`,
  },
];
