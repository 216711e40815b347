import { ADMIN_PAGE_FLAGS } from '@guiche/access';
import { column } from '../column.js';
import { defineList } from '../define-list.js';
import { filter } from '../filter.js';

/** The sellers of a platform (screens.md C2). */
export const usersList = defineList({
  area: 'admin',
  name: 'users',
  page: 'manage-users',
  flag: ADMIN_PAGE_FLAGS['manage-users'],
  exportFlag: 'isExportUsersAvailable',
  columns: {
    name: column.text({ sortable: true }),
    email: column.email({ sortable: true }),
    status: column.status({
      CREATED: 'warn',
      EMAIL_CONFIRMED: 'warn',
      DOCUMENTS_PENDING: 'warn',
      ACTIVE: 'ok',
      BLOCKED: 'bad',
    }),
    document: column.text({ extra: true, whole: true }),
    phone: column.text({ extra: true }),
    manager: column.text(),
    revenue: column.cents(),
    available: column.cents(),
    pending: column.cents({ extra: true }),
    reserve: column.cents({ extra: true }),
    debt: column.cents(),
    chargebackBps: column.percent({ extra: true }),
    feePlan: column.status({ PLATFORM: 'quiet', OWN: 'warn' }, { extra: true }),
    cashOut: column.status({ FREE: 'quiet', BLOCKED: 'bad' }, { extra: true }),
    sales: column.status({ FREE: 'quiet', BLOCKED: 'bad' }, { extra: true }),
    documents: column.status({
      NONE: 'quiet',
      INCOMPLETE: 'warn',
      PENDING: 'progress',
      REJECTED: 'bad',
      APPROVED: 'ok',
    }),
    created: column.dateTime({ sortable: true }),
    lastSignIn: column.dateTime({ extra: true }),
    lastSale: column.dateTime({ extra: true }),
  },
  filters: {
    q: filter.search(),
    status: filter.anyOf(['CREATED', 'EMAIL_CONFIRMED', 'DOCUMENTS_PENDING', 'ACTIVE', 'BLOCKED']),
    documents: filter.anyOf(['NONE', 'INCOMPLETE', 'PENDING', 'REJECTED', 'APPROVED']),
    manager: filter.id(),
    revenueBand: filter.anyOf(['NONE', 'UP_TO_1K', '1K_TO_10K', '10K_TO_100K', 'OVER_100K']),
    lastSaleAge: filter.anyOf(['NEVER', 'OVER_90', '31_TO_90', '8_TO_30', 'UP_TO_7']),
    negative: filter.oneOf(['YES', 'NO']),
    cashOut: filter.oneOf(['BLOCKED', 'FREE']),
  },
  dates: ['created', 'lastSignIn'],
  defaultSort: { column: 'created', descending: true },
  rowPage: 'all',
});
