import { ADMIN_PAGE_FLAGS } from '@guiche/access';
import { column } from '../column.js';
import { defineList } from '../define-list.js';
import { filter } from '../filter.js';

const BUCKET = { pending: 'quiet', reserve: 'progress' } as const;

/** What sales have left in pending and in reserve, and when it is released (screens.md C28). */
export const garanteeReleasedList = defineList({
  area: 'admin',
  name: 'garantee-released',
  page: 'garantee-released',
  flag: ADMIN_PAGE_FLAGS['garantee-released'],
  columns: {
    due: column.dateTime({ sortable: true }),
    seller: column.text(),
    code: column.text({ whole: true }),
    product: column.text(),
    bucket: column.status(BUCKET),
    amount: column.cents(),
    hold: column.status({ RULE: 'quiet', TRACKING: 'warn', REFUND_REQUEST: 'warn', STAFF: 'bad' }),
    reason: column.text({ extra: true }),
    currency: column.text({ extra: true }),
  },
  filters: {
    bucket: filter.oneOf(['pending', 'reserve']),
    hold: filter.anyOf(['RULE', 'TRACKING', 'REFUND_REQUEST', 'STAFF']),
    q: filter.search(),
    seller: filter.id(),
    currency: filter.oneOf(['BRL', 'USD', 'EUR', 'MXN']),
  },
  dates: ['due'],
  defaultSort: { column: 'due', descending: false },
  rowPage: 'all',
});

/** What was released, by the rule or by a person. */
export const releasedFundsList = defineList({
  area: 'admin',
  name: 'released-funds',
  page: 'released-funds',
  flag: ADMIN_PAGE_FLAGS['garantee-released'],
  columns: {
    released: column.dateTime({ sortable: true }),
    seller: column.text(),
    code: column.text({ whole: true }),
    product: column.text(),
    bucket: column.status(BUCKET),
    amount: column.cents(),
    by: column.text(),
    reason: column.text({ extra: true }),
    currency: column.text({ extra: true }),
  },
  filters: {
    bucket: filter.oneOf(['pending', 'reserve']),
    q: filter.search(),
    seller: filter.id(),
    currency: filter.oneOf(['BRL', 'USD', 'EUR', 'MXN']),
  },
  dates: ['released'],
  defaultSort: { column: 'released', descending: true },
});
