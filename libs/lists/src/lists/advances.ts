import { ADMIN_PAGE_FLAGS } from '@guiche/access';
import { column } from '../column.js';
import { defineList } from '../define-list.js';
import { filter } from '../filter.js';

/** Sales whose money was released, and is not yet settled by the provider. */
export const advancesList = defineList({
  area: 'admin',
  name: 'advances',
  page: 'advances',
  isInMenu: false,
  flag: ADMIN_PAGE_FLAGS.reconcile,
  columns: {
    code: column.text({ whole: true }),
    seller: column.text(),
    method: column.status({ PIX: 'plain', CREDIT_CARD: 'plain', BILLET: 'plain' }),
    released: column.cents(),
    settled: column.cents(),
    advanced: column.cents(),
    since: column.dateTime({ sortable: true }),
    currency: column.text({ extra: true }),
  },
  filters: {
    method: filter.anyOf(['PIX', 'CREDIT_CARD', 'BILLET']),
    advanced: filter.centsRange(),
    currency: filter.oneOf(['BRL', 'USD', 'EUR', 'MXN']),
  },
  dates: ['since'],
  defaultSort: { column: 'since', descending: false },
});
