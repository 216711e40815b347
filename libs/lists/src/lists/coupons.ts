import { column } from '../column.js';
import { defineList } from '../define-list.js';
import { filter } from '../filter.js';

/** The coupons of the signed-in seller. */
export const couponsList = defineList({
  area: 'seller',
  name: 'coupons',
  page: 'coupons',
  teamScope: 'products',
  columns: {
    code: column.text({ whole: true }),
    status: column.status({ ACTIVE: 'ok', PAUSED: 'quiet' }),
    percent: column.percent(),
    amount: column.cents(),
    uses: column.number(),
    maxUses: column.number(),
    discount: column.cents(),
    validUntil: column.dateTime(),
    validFrom: column.dateTime({ extra: true }),
    paid: column.cents({ extra: true }),
    created: column.dateTime({ sortable: true, extra: true }),
  },
  filters: { q: filter.search(), status: filter.oneOf(['ACTIVE', 'PAUSED']) },
  dates: ['created'],
  defaultSort: { column: 'created', descending: true },
  rowPage: 'all',
});
