import { ADMIN_PAGE_FLAGS } from '@guiche/access';
import { column } from '../column.js';
import { defineList } from '../define-list.js';
import { filter } from '../filter.js';

/** The sellers by what was paid for their sales in a period (screens.md C24). */
export const sellerRevenueList = defineList({
  area: 'admin',
  name: 'seller-revenue',
  page: 'seller-revenue',
  flag: ADMIN_PAGE_FLAGS['seller-revenue'],
  columns: {
    seller: column.text(),
    position: column.number(),
    manager: column.text(),
    sales: column.number({ sortable: true }),
    gross: column.cents({ sortable: true }),
    change: column.percent(),
    average: column.cents({ sortable: true }),
    pix: column.cents(),
    card: column.cents(),
    billet: column.cents(),
    refunds: column.cents({ sortable: true }),
    chargebacks: column.cents({ sortable: true }),
    before: column.cents({ extra: true }),
    email: column.email({ extra: true }),
  },
  filters: {
    q: filter.search(),
    manager: filter.id(),
    gross: filter.centsRange(),
  },
  dates: ['paid'],
  sumsOf: '30d',
  defaultSort: { column: 'gross', descending: true },
});
