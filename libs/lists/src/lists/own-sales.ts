import { column } from '../column.js';
import { defineList } from '../define-list.js';
import { filter } from '../filter.js';

/** The sales of the signed-in seller (screens.md B2). */
export const ownSalesList = defineList({
  area: 'seller',
  name: 'sales',
  page: 'my-sales',
  teamScope: 'sales',
  columns: {
    code: column.text({ whole: true }),
    created: column.dateTime({ sortable: true }),
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
    share: column.cents(),
    email: column.email({ extra: true }),
    phone: column.text({ extra: true }),
    approved: column.dateTime({ extra: true }),
    returned: column.dateTime({ extra: true }),
    utmSource: column.text({ extra: true }),
    affiliate: column.text({ extra: true }),
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
    product: filter.id(),
    offer: filter.id(),
    layout: filter.oneOf(['DEFAULT', 'VEGA', 'DROPSHIPPING']),
    currency: filter.oneOf(['BRL', 'USD', 'EUR', 'MXN']),
    coupon: filter.text(),
  },
  dates: ['created', 'approved', 'returned'],
  defaultSort: { column: 'created', descending: true },
  rowPage: 'all',
});
