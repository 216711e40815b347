import { column } from '../column.js';
import { defineList } from '../define-list.js';
import { filter } from '../filter.js';

const STATES = [
  'REQUESTED',
  'IN_AUDIT',
  'SENT_TO_BANK',
  'FAILED',
  'APPROVED',
  'RETURNED',
  'REFUSED',
  'CANCELED',
] as const;

/** What the lists of own withdrawals have in common. */
const OWN_WITHDRAWALS = {
  name: 'withdrawals',
  columns: {
    requested: column.dateTime({ sortable: true }),
    amount: column.cents(),
    fee: column.cents(),
    net: column.cents(),
    destination: column.text(),
    state: column.status({
      ...{ REQUESTED: 'warn', IN_AUDIT: 'warn', SENT_TO_BANK: 'progress', FAILED: 'bad', APPROVED: 'ok' },
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
} as const;

/** The withdrawals of the signed-in seller (screens.md B3). */
export const ownWithdrawalsList = defineList({
  ...OWN_WITHDRAWALS,
  area: 'seller',
  page: 'financial/withdrawals',
});

/** Those of the signed-in manager (screens.md E1). */
export const ownManagerWithdrawalsList = defineList({
  ...OWN_WITHDRAWALS,
  area: 'manager',
  page: 'withdrawals',
});
