import { ADMIN_PAGE_FLAGS } from '@guiche/access';
import { column } from '../column.js';
import { defineList } from '../define-list.js';
import { filter } from '../filter.js';

const STATE_TONES = {
  ...({ NOTIFIED: 'warn', BLOCKED: 'warn', DEFENCE_SENT: 'progress', EXPIRED: 'bad' } as const),
  ...({ WON: 'ok', LOST: 'returned', RETURNED_PART: 'returned' } as const),
} as const;

const DISPUTE_COLUMNS = {
  deadline: column.dateTime({ sortable: true }),
  sale: column.text({ whole: true }),
  kind: column.status({ CHARGEBACK: 'quiet', MED: 'quiet' }),
  amount: column.cents(),
  blocked: column.cents(),
  state: column.status(STATE_TONES),
  notified: column.dateTime({ sortable: true }),
  ended: column.dateTime({ extra: true }),
  fee: column.cents({ extra: true }),
} as const;

const DISPUTE_FILTERS = {
  state: filter.anyOf(['OPEN', 'WAITING', 'CLOSED']),
  kind: filter.oneOf(['CHARGEBACK', 'MED']),
  q: filter.search(),
} as const;

/** Chargebacks and MED disputes, as staff work on them: what ends first stands first. */
export const disputesList = defineList({
  area: 'admin',
  name: 'disputes',
  page: 'disputes',
  flag: ADMIN_PAGE_FLAGS.disputes,
  columns: {
    ...DISPUTE_COLUMNS,
    seller: column.text(),
    provider: column.text({ extra: true }),
    reference: column.text({ extra: true, whole: true }),
  },
  filters: { ...DISPUTE_FILTERS, seller: filter.id() },
  dates: ['deadline', 'notified', 'ended'],
  defaultSort: { column: 'deadline', descending: false },
  rowPage: 'all',
});

/** Those of the sales of the signed-in seller. */
export const ownDisputesList = defineList({
  area: 'seller',
  name: 'disputes',
  page: 'disputes',
  teamScope: 'sales',
  columns: { ...DISPUTE_COLUMNS, product: column.text() },
  filters: DISPUTE_FILTERS,
  dates: ['deadline', 'notified', 'ended'],
  defaultSort: { column: 'deadline', descending: true },
  rowPage: 'all',
});
