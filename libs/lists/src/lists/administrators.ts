import { column } from '../column.js';
import { defineList } from '../define-list.js';
import { filter } from '../filter.js';

/** The administrators of all platforms (screens.md D6). */
export const administratorsList = defineList({
  area: 'master',
  name: 'administrators',
  page: 'administrators',
  columns: {
    name: column.text({ sortable: true }),
    email: column.email({ sortable: true }),
    platform: column.text(),
    role: column.status({ ADMIN: 'plain' }, { extra: true }),
    secondFactor: column.status({ NONE: 'bad', CODE: 'ok', PASSKEY: 'ok', BOTH: 'ok' }),
    status: column.status({ CREATED: 'warn', ACTIVE: 'ok', BLOCKED: 'bad' }),
    lastSignIn: column.dateTime(),
    created: column.dateTime({ sortable: true }),
  },
  filters: {
    q: filter.search(),
    status: filter.anyOf(['CREATED', 'ACTIVE', 'BLOCKED']),
    secondFactor: filter.anyOf(['NONE', 'CODE', 'PASSKEY', 'BOTH']),
    platform: filter.id(),
  },
  dates: ['created', 'lastSignIn'],
  defaultSort: { column: 'created', descending: true },
  rowPage: 'all',
});
