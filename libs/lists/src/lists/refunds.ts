import { ADMIN_PAGE_FLAGS } from '@guiche/access';
import { column } from '../column.js';
import { defineList } from '../define-list.js';
import { filter } from '../filter.js';

/** The refunds of a platform. Staff request one, and end one without a result. */
export const refundsList = defineList({
  area: 'admin',
  name: 'refunds',
  page: 'refunds',
  flag: ADMIN_PAGE_FLAGS.refunds,
  columns: {
    asked: column.dateTime({ sortable: true }),
    state: column.status({ ASKED: 'warn', DONE: 'ok', REFUSED: 'bad' }),
    amount: column.cents(),
    payment: column.text(),
    provider: column.text(),
    answered: column.dateTime(),
  },
  filters: {
    state: filter.oneOf(['ASKED', 'DONE', 'REFUSED']),
    payment: filter.id(),
  },
  dates: ['asked', 'answered'],
  defaultSort: { column: 'asked', descending: true },
  rowPage: 'all',
});
