import { column } from '../column.js';
import { defineList } from '../define-list.js';
import { filter } from '../filter.js';

/** The sales in which the signed-in seller has a part as a co-producer or as the affiliate, without the buyers (screens.md B2). */
export const partnerSalesList = defineList({
  area: 'seller',
  name: 'partner-sales',
  page: 'my-sales/as-partner',
  isInMenu: false,
  teamScope: 'sales',
  columns: {
    code: column.text({ whole: true }),
    created: column.dateTime({ sortable: true }),
    product: column.text(),
    producer: column.text(),
    role: column.status({ CO_PRODUCER: 'plain', AFFILIATE: 'plain' }),
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
    offer: column.text({ extra: true }),
    approved: column.dateTime({ extra: true }),
    returned: column.dateTime({ extra: true }),
    moneyBack: column.dateTime({ extra: true }),
    givenBack: column.cents({ extra: true }),
    utmSource: column.text({ extra: true }),
  },
  filters: {
    q: filter.text(),
    role: filter.oneOf(['CO_PRODUCER', 'AFFILIATE']),
    status: filter.anyOf(['PENDING', 'APPROVED', 'REJECTED', 'REFUNDED', 'CHARGEBACK', 'CANCELED']),
    method: filter.oneOf(['PIX', 'CREDIT_CARD', 'BILLET']),
    paid: filter.oneOf(['YES', 'NO']),
    product: filter.id(),
    currency: filter.oneOf(['BRL', 'USD', 'EUR', 'MXN']),
  },
  dates: ['created', 'approved', 'returned', 'moneyBack'],
  defaultSort: { column: 'created', descending: true },
  rowPage: 'all',
});
