import { ADMIN_PAGE_FLAGS } from '@guiche/access';
import { column } from '../column.js';
import { defineList } from '../define-list.js';
import { filter } from '../filter.js';

/** The sales of a platform (screens.md C13). */
export const salesList = defineList({
  area: 'admin',
  name: 'sales',
  page: 'manage-sales',
  flag: ADMIN_PAGE_FLAGS['manage-sales'],
  columns: {
    code: column.text({ whole: true }),
    created: column.dateTime({ sortable: true }),
    seller: column.text(),
    product: column.text(),
    buyer: column.text(),
    method: column.status({ PIX: 'plain', CREDIT_CARD: 'plain', BILLET: 'plain' }),
    status: column.status({
      PENDING: 'warn',
      APPROVED: 'ok',
      REJECTED: 'declined',
      REFUNDED: 'returned',
      CHARGEBACK: 'dispute',
      CANCELED: 'quiet',
    }),
    gross: column.cents(),
    fee: column.cents(),
    margin: column.cents(),
    provider: column.text({ extra: true }),
    reference: column.text({ extra: true }),
    cost: column.cents({ extra: true }),
    email: column.email({ extra: true }),
    approved: column.dateTime({ extra: true }),
    returned: column.dateTime({ extra: true }),
    coupon: column.text({ extra: true }),
    discount: column.cents({ extra: true }),
  },
  filters: {
    q: filter.search(),
    status: filter.anyOf(['PENDING', 'APPROVED', 'REJECTED', 'REFUNDED', 'CHARGEBACK', 'CANCELED']),
    method: filter.oneOf(['PIX', 'CREDIT_CARD', 'BILLET']),
    kind: filter.oneOf(['ONE_TIME', 'SUBSCRIPTION']),
    paid: filter.oneOf(['YES', 'NO']),
    gross: filter.centsRange(),
    reference: filter.text(),
    provider: filter.text(),
    product: filter.id(),
    offer: filter.id(),
    layout: filter.oneOf(['DEFAULT', 'VEGA', 'DROPSHIPPING']),
    currency: filter.oneOf(['BRL', 'USD', 'EUR', 'MXN']),
    seller: filter.id(),
    coupon: filter.text(),
  },
  dates: ['created', 'approved', 'returned'],
  defaultSort: { column: 'created', descending: true },
  rowPage: 'all',
});
