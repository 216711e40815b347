import { column } from '../column.js';
import { defineList } from '../define-list.js';
import { filter } from '../filter.js';

const STATES = [
  'REQUESTED',
  'IN_AUDIT',
  'SENT_TO_BANK',
  'APPROVED',
  'RETURNED',
  'REFUSED',
  'CANCELED',
] as const;

/** The withdrawals of the signed-in seller (screens.md B3). */
export const ownWithdrawalsList = defineList({
  area: 'seller',
  name: 'withdrawals',
  page: 'financial/withdrawals',
  columns: {
    requested: column.dateTime({ sortable: true }),
    amount: column.cents(),
    fee: column.cents(),
    net: column.cents(),
    destination: column.text(),
    state: column.status({
      ...{ REQUESTED: 'warn', IN_AUDIT: 'warn', SENT_TO_BANK: 'progress', APPROVED: 'ok' },
      ...{ RETURNED: 'returned', REFUSED: 'bad', CANCELED: 'quiet' },
    }),
    paid: column.dateTime(),
    reason: column.text({ extra: true }),
    endToEndId: column.text({ extra: true, whole: true }),
  },
  filters: { state: filter.anyOf(STATES), amount: filter.centsRange() },
  dates: ['requested', 'paid'],
  defaultSort: { column: 'requested', descending: true },
  rowPage: 'all',
});
