import { sellerNegativeList } from '@guiche/lists';
import { bindList } from '../../../runtime/lists/index.js';

/**
 * What the present debt is made of. Repayments pay the oldest part first, so it consists of the latest increases that reach its amount.
 */
const CAUSES = `
  left join lateral (
    select sum(part) filter (where cause = 'REFUND')::bigint as refund, sum(part) filter (where cause = 'CHARGEBACK')::bigint as chargeback,
      sum(part) filter (where cause = 'MED')::bigint as med, sum(part) filter (where cause = 'FEE')::bigint as fee
    from (
      select least(e.amount, greatest(0, d.owed - coalesce(sum(e.amount) over latest, 0))) as part,
        case when e.kind = 'REFUND' then 'REFUND' when e.kind <> 'CHARGEBACK' then 'FEE' when p.method = 'PIX' then 'MED'
          else 'CHARGEBACK' end as cause
      from ledger_entries_read e
      left join payments_read p on p.platform_id = e.platform_id and p.id = e.payment_id
      where e.platform_id = d.platform_id and e.owner_id = d.owner_id and e.bucket = 'debt' and e.account_id = d.id and e.amount > 0
      window latest as (order by e.posted_at desc, e.id desc rows between unbounded preceding and 1 preceding)
    ) increases
  ) c on true`;

/** The first day on which what sales release reaches the debt. No new sale is counted, and nothing without a day. */
const RECOVERY = `
  left join lateral (
    select min(due_at) as at from (
      select r.due_at, sum(r.amount) over (order by r.due_at, r.id) as released
      from ledger_accounts_read a
      join ledger_releases_read r on r.platform_id = a.platform_id and r.account_id = a.id and r.amount > 0 and r.due_at < 'infinity'
      where a.platform_id = d.platform_id and a.currency = d.currency
        and a.name in (concat_ws(':', 'seller', d.owner_id, 'pending'), concat_ws(':', 'seller', d.owner_id, 'reserve'))
    ) released_by where released >= d.owed and d.owed > 0
  ) y on true`;

const balanceOf = (bucket: string): string => `coalesce((
    select sum(a.balance)::bigint from ledger_accounts_read a where a.platform_id = d.platform_id and a.currency = d.currency
      and a.name = concat_ws(':', 'seller', d.owner_id, '${bucket}')), 0)`;

const WRITTEN_OFF = `(
    select sum(x.written_off)::bigint from debt_write_offs_read x
    where x.platform_id = d.platform_id and x.debt_id = d.id and x.state = 'POSTED')`;

const LAST_SALE = `(
    select s.created_at from sales_read s where s.platform_id = d.platform_id and s.producer_id = d.owner_id
      and s.approved_at is not null order by s.created_at desc limit 1)`;

/** What is left of the instalments of agreements, and the day of the last one. */
const AGREED = `
  left join lateral (
    select sum(g.amount - g.paid)::bigint as owed, max(g.due_at) as until from charges_read g
    where g.platform_id = d.platform_id and g.seller_id = d.owner_id and g.currency = d.currency and g.kind = 'AGREEMENT'
      and g.state in ('OPEN', 'OVERDUE')
  ) agreed on true`;

const STATE = `case when d.owed = 0 and agreed.owed > 0 then 'AGREEMENT' when d.owed = 0 then 'LOST' when w.id is not null then 'TO_WRITE_OFF' when exists (
    select from charges_read g where g.platform_id = d.platform_id and g.seller_id = d.owner_id and g.kind = 'NEGATIVE_BALANCE'
      and g.state in ('OPEN', 'OVERDUE')) then 'CHARGED' else 'RECOVERING' end`;

/** The sellers who owe, or whose debt was given up. */
export const sellerNegative = bindList(sellerNegativeList, {
  source: `from ledger_debts_read d
    join users_read u on u.platform_id = d.platform_id and u.id = d.owner_id
    left join debt_write_offs_read w on w.platform_id = d.platform_id and w.debt_id = d.id and w.state = 'PROPOSED'
    left join users_read b on b.platform_id = w.platform_id and b.staff_actor = w.proposed_by${CAUSES}${RECOVERY}${AGREED}`,
  id: 'd.id',
  tenant: 'd.platform_id',
  where: `d.owner = 'seller' and (d.owed > 0 or agreed.owed > 0 or exists (
    select from debt_write_offs_read o where o.platform_id = d.platform_id and o.debt_id = d.id and o.state = 'POSTED'))`,
  columns: {
    seller: 'u.name',
    since: 'd.since',
    owed: 'd.owed',
    refund: 'coalesce(c.refund, 0)',
    chargeback: 'coalesce(c.chargeback, 0)',
    med: 'coalesce(c.med, 0)',
    fee: 'coalesce(c.fee, 0)',
    pending: balanceOf('pending'),
    reserve: balanceOf('reserve'),
    recovery: 'case when d.owed = 0 then agreed.until else y.at end',
    state: STATE,
    lastSale: LAST_SALE,
    document: 'u.document',
    agreed: 'coalesce(agreed.owed, 0)',
    proposed: 'w.amount',
    proposedBy: 'coalesce(b.name, w.proposed_by)',
    proposedReason: 'w.reason',
    writtenOff: WRITTEN_OFF,
    currency: 'd.currency',
  },
  filters: {
    q: ['lower(u.name)', { document: 'u.document' }],
    state: STATE,
    owed: 'd.owed',
    seller: 'd.owner_id',
    currency: 'd.currency',
  },
});
