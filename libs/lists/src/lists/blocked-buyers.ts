import { ADMIN_PAGE_FLAGS } from '@guiche/access';
import { column } from '../column.js';
import { defineList } from '../define-list.js';
import { filter } from '../filter.js';

const STATES = ['HOLDS', 'LIFTED'] as const;
const KINDS = ['EMAIL', 'DOCUMENT'] as const;

/** E-mail addresses and documents that buy nothing on the platform, also those whose block was lifted (screens.md C13). */
export const blockedBuyersList = defineList({
  area: 'admin',
  name: 'blocked-buyers',
  page: 'blocked-buyers',
  flag: ADMIN_PAGE_FLAGS['blocked-buyers'],
  columns: {
    created: column.dateTime({ sortable: true }),
    value: column.text(),
    kind: column.status({ EMAIL: 'plain', DOCUMENT: 'plain' }),
    state: column.status({ HOLDS: 'bad', LIFTED: 'quiet' }),
    reason: column.text(),
    createdBy: column.text(),
    ended: column.dateTime({ extra: true }),
    endedBy: column.text({ extra: true }),
  },
  filters: { q: filter.search(), state: filter.oneOf(STATES), kind: filter.oneOf(KINDS) },
  dates: ['created'],
  defaultSort: { column: 'created', descending: true },
  rowPage: 'all',
});
