import { ADMIN_PAGE_FLAGS } from '@guiche/access';
import { column } from '../column.js';
import { defineList } from '../define-list.js';
import { filter } from '../filter.js';

/** The account managers of a platform (screens.md C18). */
export const managersList = defineList({
  area: 'admin',
  name: 'managers',
  page: 'manage-managers',
  flag: ADMIN_PAGE_FLAGS['manage-managers'],
  columns: {
    name: column.text({ sortable: true }),
    email: column.email({ sortable: true }),
    code: column.text(),
    status: column.status({ CREATED: 'warn', ACTIVE: 'ok', BLOCKED: 'bad' }),
    sellers: column.number(),
    revenue: column.cents(),
    rule: column.status({ MARGIN: 'ok', FEE: 'ok', GMV: 'ok', NONE: 'quiet' }),
    earned: column.cents(),
    balance: column.cents(),
    available: column.cents({ extra: true }),
    created: column.dateTime({ sortable: true, extra: true }),
    lastSignIn: column.dateTime(),
  },
  filters: {
    q: filter.search(),
    status: filter.anyOf(['CREATED', 'ACTIVE', 'BLOCKED']),
  },
  dates: ['created', 'lastSignIn'],
  defaultSort: { column: 'name', descending: false },
  rowPage: 'all',
});
