import { ADMIN_PAGE_FLAGS } from '@guiche/access';
import { column } from '../column.js';
import { defineList } from '../define-list.js';
import { filter } from '../filter.js';

const STATE_TONES = {
  ...({ SENDING: 'progress', UNRESOLVED: 'warn', PENDING: 'progress' } as const),
  ...({ ACTIVE: 'ok', REJECTED: 'bad', REFUSED: 'bad' } as const),
} as const;

const STATES = ['SENDING', 'UNRESOLVED', 'PENDING', 'ACTIVE', 'REJECTED', 'REFUSED'] as const;

/** The receivers that sellers requested at providers, as staff follow them. */
export const receiversList = defineList({
  area: 'admin',
  name: 'receivers',
  page: 'manage-receivers',
  flag: ADMIN_PAGE_FLAGS['manage-receivers'],
  columns: {
    requested: column.dateTime({ sortable: true }),
    seller: column.text(),
    provider: column.text(),
    state: column.status(STATE_TONES),
    receiver: column.text({ whole: true }),
    balance: column.cents(),
    email: column.text({ extra: true }),
    bankAccount: column.text({ extra: true }),
    answered: column.dateTime({ extra: true }),
    asks: column.number({ extra: true }),
    reason: column.text({ extra: true }),
  },
  filters: { q: filter.search(), state: filter.anyOf(STATES), provider: filter.text(), seller: filter.id() },
  dates: ['requested'],
  defaultSort: { column: 'requested', descending: true },
  rowPage: 'all',
});
