import { column } from '../column.js';
import { defineList } from '../define-list.js';
import { filter } from '../filter.js';

/** Requests of buyers for their money, to the signed-in seller (screens.md B4). */
export const refundRequestsList = defineList({
  area: 'seller',
  name: 'refund-requests',
  page: 'refunds',
  teamScope: 'sales',
  columns: {
    protocol: column.text({ whole: true }),
    created: column.dateTime({ sortable: true }),
    buyer: column.text(),
    items: column.text(),
    amount: column.cents(),
    reason: column.status({
      REGRET: 'quiet',
      NOT_RECEIVED: 'quiet',
      NOT_AS_DESCRIBED: 'quiet',
      BOUGHT_TWICE: 'quiet',
      OTHER: 'quiet',
    }),
    days: column.number(),
    deadline: column.dateTime(),
    state: column.status({ OPEN: 'warn', APPROVED: 'quiet', FAILED: 'bad', REFUSED: 'quiet', DONE: 'ok' }),
    sale: column.text({ extra: true, whole: true }),
    decided: column.dateTime({ extra: true }),
  },
  filters: {
    state: filter.oneOf(['OPEN', 'APPROVED', 'FAILED', 'REFUSED', 'DONE']),
    q: filter.search(),
    product: filter.id(),
  },
  dates: ['created', 'decided'],
  defaultSort: { column: 'created', descending: true },
  rowPage: 'all',
  bulk: { name: 'grant', rows: { filter: 'state', value: 'OPEN' }, needsProof: true },
});
