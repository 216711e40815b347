import { garanteeReleasedList, releasedFundsList } from '@guiche/lists';
import { bindList } from '../../../runtime/lists/index.js';

const JOINS = `
    left join users_read u on u.platform_id = r.platform_id and u.id = r.owner_id
    left join payments_read p on p.platform_id = r.platform_id and p.id = r.payment_id
    left join sales_read s on s.platform_id = p.platform_id and s.id = p.order_id`;

/** The person who released it before its day, by the name of today. */
const DECIDED = `
    left join users_read w on w.platform_id = r.platform_id and w.staff_actor = r.decided_by`;

const HOLD = `case when r.due_at = 'infinity' then 'TRACKING' else coalesce(r.hold, 'RULE') end`;

/** What is to be released on this platform. */
export const garanteeReleased = bindList(garanteeReleasedList, {
  source: `from ledger_releases_read r${JOINS}`,
  id: 'r.id',
  tenant: 'r.platform_id',
  where: 'r.amount > 0',
  columns: {
    due: 'r.due_at',
    seller: 'u.name',
    code: 's.code',
    product: 's.product_name',
    bucket: 'r.bucket',
    amount: 'r.amount',
    hold: HOLD,
    reason: 'r.reason',
    currency: 'r.currency',
  },
  filters: {
    bucket: 'r.bucket',
    hold: HOLD,
    q: 'lower(s.code)',
    seller: 'r.owner_id',
    currency: 'r.currency',
  },
});

/** What was released on this platform. */
export const releasedFunds = bindList(releasedFundsList, {
  source: `from ledger_releases_read r${JOINS}${DECIDED}`,
  id: 'r.id',
  tenant: 'r.platform_id',
  where: 'r.released_at is not null',
  columns: {
    released: 'r.released_at',
    seller: 'u.name',
    code: 's.code',
    product: 's.product_name',
    bucket: 'r.bucket',
    amount: 'r.released_amount',
    by: 'coalesce(w.name, r.decided_by)',
    reason: 'r.reason',
    currency: 'r.currency',
  },
  filters: { bucket: 'r.bucket', q: 'lower(s.code)', seller: 'r.owner_id', currency: 'r.currency' },
});
