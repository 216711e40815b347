import { anticipationsList, paidAnticipationsList } from '@guiche/lists';
import { bindList } from '../../../runtime/lists/index.js';

const SOURCE = `from anticipations_read a
    join users_read u on u.platform_id = a.platform_id and u.id = a.seller_id
    left join users_read d on d.platform_id = a.platform_id and d.staff_actor = a.decided_by`;

/** The requests of sellers to be paid early. */
export const anticipations = bindList(anticipationsList, {
  source: `${SOURCE}
    left join users_read f on f.platform_id = a.platform_id and f.staff_actor = a.first_approved_by`,
  id: 'a.id',
  tenant: 'a.platform_id',
  columns: {
    requested: 'a.requested_at',
    seller: 'u.name',
    amount: 'a.amount',
    sales: 'a.sales',
    averageDays: 'a.average_days',
    rate: 'a.fee_bps',
    fee: 'a.fee',
    net: 'a.net',
    monthlyRate: 'a.monthly_rate_bps',
    limit: 'a.limit_amount',
    risk: 'a.risks[1]',
    state: 'a.status',
    awaits: 'a.waits_for',
    firstDue: 'a.first_due_at',
    lastDue: 'a.last_due_at',
    secondRisk: 'a.risks[2]',
    thirdRisk: 'a.risks[3]',
    people: `case when a.needs_two then 'TWO' else 'ONE' end`,
    firstApprovedBy: 'coalesce(f.name, a.first_approved_by)',
    decidedBy: 'coalesce(d.name, a.decided_by)',
    reason: 'a.reason',
    cause: 'a.cause',
    paid: 'a.paid_at',
    document: 'u.document',
  },
  filters: {
    q: ['lower(u.name)', { document: 'u.document' }],
    state: 'a.status',
    awaits: 'a.waits_for',
    amount: 'a.amount',
    seller: 'a.seller_id',
  },
});

/** What went back of the covered sales: whole sales, or a part of one after it was paid early. */
const REVERSED = `from anticipation_sales_read s
    join payments_read p on p.platform_id = s.platform_id and p.id = s.payment_id
    where s.platform_id = a.platform_id and s.anticipation_id = a.id and `;
const WHOLE = `p.status in ('REFUNDED', 'CHARGEBACK')`;
const IN_PART = `exists (select from ledger_transfers_read t where t.platform_id = a.platform_id and t.payment_id = s.payment_id
      and t.kind = 'PARTIAL_REFUND' and t.posted_at > a.paid_at)`;

/** Those that were paid, with what came back later. */
export const paidAnticipations = bindList(paidAnticipationsList, {
  source: SOURCE,
  id: 'a.id',
  tenant: 'a.platform_id',
  where: 'a.paid_at is not null',
  columns: {
    paid: 'a.paid_at',
    seller: 'u.name',
    amount: 'a.amount',
    fee: 'a.fee',
    net: 'a.net',
    sales: 'a.sales',
    reversals: `(select count(*)::int ${REVERSED} (${WHOLE} or ${IN_PART}))`,
    reversed: `(select coalesce(sum(s.amount), 0)::bigint ${REVERSED} ${WHOLE})`,
    averageDays: 'a.average_days',
    monthlyRate: 'a.monthly_rate_bps',
    rate: 'a.fee_bps',
    requested: 'a.requested_at',
    decidedBy: 'coalesce(d.name, a.decided_by)',
    document: 'u.document',
  },
  filters: { q: ['lower(u.name)', { document: 'u.document' }], amount: 'a.amount', seller: 'a.seller_id' },
});
