import { ADMIN_PAGE_FLAGS } from '@guiche/access';
import { column } from '../column.js';
import { defineList } from '../define-list.js';
import { filter } from '../filter.js';

const STATE = {
  ...({ RECOVERING: 'progress', CHARGED: 'progress', AGREEMENT: 'progress' } as const),
  ...({ TO_WRITE_OFF: 'warn', LOST: 'bad' } as const),
} as const;

/** Sellers who owe, or whose debt was given up (screens.md C26). */
export const sellerNegativeList = defineList({
  area: 'admin',
  name: 'seller-negative',
  page: 'seller-negative',
  flag: ADMIN_PAGE_FLAGS['seller-negative'],
  columns: {
    seller: column.text(),
    since: column.dateTime(),
    owed: column.cents({ sortable: true }),
    refund: column.cents(),
    chargeback: column.cents(),
    med: column.cents(),
    fee: column.cents(),
    pending: column.cents(),
    reserve: column.cents(),
    recovery: column.dateTime(),
    state: column.status(STATE),
    lastSale: column.dateTime({ extra: true }),
    document: column.text({ extra: true, whole: true }),
    agreed: column.cents({ extra: true }),
    proposed: column.cents({ extra: true }),
    proposedBy: column.text({ extra: true }),
    proposedReason: column.text({ extra: true }),
    writtenOff: column.cents({ extra: true }),
    currency: column.text({ extra: true }),
  },
  filters: {
    q: filter.search(),
    state: filter.anyOf(['RECOVERING', 'CHARGED', 'AGREEMENT', 'TO_WRITE_OFF', 'LOST']),
    owed: filter.centsRange(),
    seller: filter.id(),
    currency: filter.oneOf(['BRL', 'USD', 'EUR', 'MXN']),
  },
  dates: ['since'],
  defaultSort: { column: 'owed', descending: true },
  rowPage: 'all',
});
