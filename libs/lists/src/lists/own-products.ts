import { column } from '../column.js';
import { defineList } from '../define-list.js';
import { filter } from '../filter.js';

/** The products of the signed-in seller (screens.md B6). */
export const ownProductsList = defineList({
  area: 'seller',
  name: 'products',
  page: 'my-products',
  teamScope: 'products',
  columns: {
    name: column.text(),
    code: column.text({ whole: true }),
    status: column.status({
      DRAFT: 'quiet',
      IN_REVIEW: 'warn',
      ACTIVE: 'ok',
      PAUSED: 'quiet',
      REFUSED: 'bad',
      BLOCKED: 'bad',
    }),
    type: column.status({ DIGITAL: 'plain', FISICO: 'plain' }),
    priceFrom: column.cents(),
    offers: column.number({ extra: true }),
    created: column.dateTime({ sortable: true }),
  },
  filters: {
    q: filter.search(),
    status: filter.anyOf(['DRAFT', 'IN_REVIEW', 'ACTIVE', 'PAUSED', 'REFUSED', 'BLOCKED']),
    type: filter.oneOf(['DIGITAL', 'FISICO']),
  },
  dates: ['created'],
  defaultSort: { column: 'created', descending: true },
  rowFolder: 'product',
  rowPage: 'all',
});
