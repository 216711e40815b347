import { column } from '../column.js';
import { defineList } from '../define-list.js';
import { filter } from '../filter.js';

/** The platforms of the installation, with what each sold in the period (screens.md D8). */
export const platformsList = defineList({
  area: 'master',
  name: 'platforms',
  page: 'platforms',
  columns: {
    name: column.text({ sortable: true }),
    slug: column.text({ sortable: true }),
    host: column.text(),
    plan: column.text(),
    status: column.status({ TRIAL: 'warn', ACTIVE: 'ok', SUSPENDED: 'bad', CLOSED: 'quiet' }),
    trialEnds: column.dateTime({ extra: true }),
    sellers: column.number(),
    sold: column.cents(),
    created: column.dateTime({ sortable: true }),
  },
  filters: {
    q: filter.search(),
    status: filter.anyOf(['TRIAL', 'ACTIVE', 'SUSPENDED', 'CLOSED']),
  },
  dates: ['sold'],
  sumsOf: '30d',
  rowPage: 'all',
  defaultSort: { column: 'name', descending: false },
});
