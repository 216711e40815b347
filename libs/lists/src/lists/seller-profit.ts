import { ADMIN_PAGE_FLAGS } from '@guiche/access';
import { column } from '../column.js';
import { defineList } from '../define-list.js';
import { filter } from '../filter.js';

/** What the platform earned with each seller in a period, as the ledger booked it (screens.md C25). */
export const sellerProfitList = defineList({
  area: 'admin',
  name: 'seller-profit',
  page: 'seller-profit',
  flag: ADMIN_PAGE_FLAGS['seller-profit'],
  columns: {
    seller: column.text(),
    gross: column.cents({ sortable: true }),
    fees: column.cents({ sortable: true }),
    cost: column.cents(),
    losses: column.cents({ sortable: true }),
    commission: column.cents(),
    anticipation: column.cents(),
    withdrawals: column.cents(),
    profit: column.cents({ sortable: true }),
    margin: column.percent(),
    interest: column.cents({ extra: true }),
    others: column.cents({ extra: true }),
    email: column.email({ extra: true }),
    manager: column.text({ extra: true }),
  },
  filters: {
    q: filter.search(),
    manager: filter.id(),
    profit: filter.centsRange(),
  },
  dates: ['posted'],
  sumsOf: '30d',
  defaultSort: { column: 'profit', descending: true },
});
