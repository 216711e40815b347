import { ADMIN_PAGE_FLAGS } from '@guiche/access';
import { column } from '../column.js';
import { defineList } from '../define-list.js';
import { filter } from '../filter.js';
import { CATEGORY_TONES } from './own-products.js';

/** The products of a platform, which staff look at (screens.md C3). */
export const productsList = defineList({
  area: 'admin',
  name: 'products',
  page: 'manage-products',
  flag: ADMIN_PAGE_FLAGS['manage-products'],
  columns: {
    name: column.text(),
    seller: column.text(),
    code: column.text({ whole: true, extra: true }),
    status: column.status({
      DRAFT: 'quiet',
      IN_REVIEW: 'warn',
      ACTIVE: 'ok',
      PAUSED: 'quiet',
      REFUSED: 'bad',
      BLOCKED: 'bad',
    }),
    type: column.status({ DIGITAL: 'plain', FISICO: 'plain' }),
    category: column.status(CATEGORY_TONES, { extra: true }),
    priceFrom: column.cents(),
    sold30: column.number(),
    refunded90: column.percent(),
    disputed90: column.percent(),
    submitted: column.dateTime({ extra: true }),
    reason: column.text({ extra: true }),
    created: column.dateTime({ sortable: true }),
  },
  filters: {
    q: filter.search(),
    status: filter.anyOf(['DRAFT', 'IN_REVIEW', 'ACTIVE', 'PAUSED', 'REFUSED', 'BLOCKED']),
    type: filter.oneOf(['DIGITAL', 'FISICO']),
    seller: filter.id(),
  },
  dates: ['created', 'submitted'],
  defaultSort: { column: 'created', descending: true },
  rowPage: 'all',
});
