import { ADMIN_PAGE_FLAGS } from '@guiche/access';
import { column } from '../column.js';
import { defineList } from '../define-list.js';
import { filter } from '../filter.js';

/** The people who run a platform (screens.md C4): administrators, who may do everything, and functionaries. */
export const functionariesList = defineList({
  area: 'admin',
  name: 'functionaries',
  page: 'manage-functionaries',
  flag: ADMIN_PAGE_FLAGS['manage-functionaries'],
  columns: {
    name: column.text({ sortable: true }),
    email: column.email({ sortable: true }),
    role: column.status({ ADMIN: 'plain', FUNCTIONARY: 'plain' }),
    flags: column.number(),
    status: column.status({ CREATED: 'warn', ACTIVE: 'ok', BLOCKED: 'bad', REMOVED: 'quiet' }),
    secondFactor: column.status({ YES: 'ok', NO: 'warn' }),
    lastSignIn: column.dateTime(),
    created: column.dateTime({ sortable: true }),
  },
  filters: {
    q: filter.search(),
    role: filter.oneOf(['ADMIN', 'FUNCTIONARY']),
    status: filter.anyOf(['CREATED', 'ACTIVE', 'BLOCKED', 'REMOVED']),
    secondFactor: filter.oneOf(['YES', 'NO']),
  },
  dates: ['created', 'lastSignIn'],
  defaultSort: { column: 'name', descending: false },
  rowPage: { column: 'role', value: 'FUNCTIONARY' },
});
