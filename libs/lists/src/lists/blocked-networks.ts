import { column } from '../column.js';
import { defineList } from '../define-list.js';

/** Networks from which nobody signs in, of the whole installation (screens.md D4). */
export const blockedNetworksList = defineList({
  area: 'master',
  name: 'blocked-networks',
  page: 'blocked-networks',
  columns: {
    network: column.text(),
    reason: column.text(),
    createdBy: column.text(),
    created: column.dateTime({ sortable: true }),
    expires: column.dateTime(),
    ended: column.dateTime(),
  },
  filters: {},
  dates: ['created'],
  defaultSort: { column: 'created', descending: true },
  rowPage: 'all',
});
