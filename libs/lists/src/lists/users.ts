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
    manager: column.text(),
    created: column.dateTime({ sortable: true }),
    lastSignIn: column.dateTime(),
  },
  filters: {
    q: filter.search(),
    status: filter.anyOf(['CREATED', 'EMAIL_CONFIRMED', 'DOCUMENTS_PENDING', 'ACTIVE', 'BLOCKED']),
    manager: filter.id(),
  },
  dates: ['created', 'lastSignIn'],
  defaultSort: { column: 'created', descending: true },
  rowPage: 'all',
});
