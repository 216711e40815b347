import { column } from '../column.js';
import { defineList } from '../define-list.js';
import { filter } from '../filter.js';

/** The sellers of a manager (screens.md E2), without the numbers and pictures of their documents. */
export const managerUsersList = defineList({
  area: 'manager',
  name: 'users',
  page: 'manager-users',
  columns: {
    name: column.text({ sortable: true }),
    status: column.status({
      CREATED: 'warn',
      EMAIL_CONFIRMED: 'warn',
      DOCUMENTS_PENDING: 'warn',
      ACTIVE: 'ok',
      BLOCKED: 'bad',
    }),
    documents: column.status({
      NONE: 'quiet',
      INCOMPLETE: 'warn',
      PENDING: 'progress',
      REJECTED: 'bad',
      APPROVED: 'ok',
    }),
    created: column.dateTime({ sortable: true }),
    lastSignIn: column.dateTime({ extra: true }),
    lastSale: column.dateTime(),
    revenue: column.cents(),
    chargebackBps: column.percent(),
    commission: column.cents(),
  },
  filters: {
    q: filter.search(),
    status: filter.anyOf(['CREATED', 'EMAIL_CONFIRMED', 'DOCUMENTS_PENDING', 'ACTIVE', 'BLOCKED']),
    documents: filter.anyOf(['NONE', 'INCOMPLETE', 'PENDING', 'REJECTED', 'APPROVED']),
  },
  dates: ['created', 'lastSignIn'],
  defaultSort: { column: 'name', descending: false },
  rowPage: 'all',
});
