import { column } from '../column.js';
import { defineList } from '../define-list.js';
import { filter } from '../filter.js';

/** The links of the signed-in seller straight to a checkout (screens.md B20). */
export const checkoutLinksList = defineList({
  area: 'seller',
  name: 'checkout-links',
  page: 'direct-checkout',
  teamScope: 'products',
  columns: {
    name: column.text(),
    status: column.status({ ACTIVE: 'ok', PAUSED: 'quiet', USED_UP: 'quiet', EXPIRED: 'quiet' }),
    offer: column.text(),
    quantity: column.number({ extra: true }),
    uses: column.number(),
    maxUses: column.number({ extra: true }),
    paid: column.number(),
    revenue: column.cents(),
    expires: column.dateTime(),
    code: column.text({ extra: true, whole: true }),
    coupon: column.text({ extra: true }),
    created: column.dateTime({ sortable: true, extra: true }),
  },
  filters: {
    q: filter.search(),
    status: filter.oneOf(['ACTIVE', 'PAUSED', 'USED_UP', 'EXPIRED']),
  },
  dates: ['created'],
  defaultSort: { column: 'created', descending: true },
  rowPage: 'all',
});
