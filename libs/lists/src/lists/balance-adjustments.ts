import { ADMIN_PAGE_FLAGS } from '@guiche/access';
import { column } from '../column.js';
import { defineList } from '../define-list.js';
import { filter } from '../filter.js';

const STATES = ['PROPOSED', 'POSTED', 'REFUSED'] as const;
const DIRECTIONS = ['CREDIT', 'DEBIT'] as const;

/** Changes of sellers' balances, which one person proposed and another decides (screens.md C2). */
export const balanceAdjustmentsList = defineList({
  area: 'admin',
  name: 'balance-adjustments',
  page: 'balance-adjustments',
  flag: ADMIN_PAGE_FLAGS['balance-adjustments'],
  columns: {
    proposedAt: column.dateTime({ sortable: true }),
    seller: column.text(),
    direction: column.status({ CREDIT: 'ok', DEBIT: 'returned' }),
    amount: column.cents(),
    reason: column.text(),
    state: column.status({ PROPOSED: 'warn', POSTED: 'ok', REFUSED: 'quiet' }),
    proposedBy: column.text(),
    decidedBy: column.text(),
    decidedAt: column.dateTime({ extra: true }),
    decisionReason: column.text({ extra: true }),
    asDebt: column.cents({ extra: true }),
    email: column.email({ extra: true }),
  },
  filters: {
    q: filter.search(),
    state: filter.anyOf(STATES),
    direction: filter.oneOf(DIRECTIONS),
    seller: filter.id(),
  },
  dates: ['proposedAt'],
  defaultSort: { column: 'proposedAt', descending: true },
  rowPage: 'all',
});
