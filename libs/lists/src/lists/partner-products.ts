import { column } from '../column.js';
import { defineList } from '../define-list.js';
import { filter } from '../filter.js';

const STATUS = column.status({
  DRAFT: 'quiet',
  IN_REVIEW: 'warn',
  ACTIVE: 'ok',
  PAUSED: 'quiet',
  REFUSED: 'bad',
  BLOCKED: 'bad',
});
const TYPE = column.status({ DIGITAL: 'plain', FISICO: 'plain' });
const FILTERS = {
  q: filter.search(),
  status: filter.anyOf(['DRAFT', 'IN_REVIEW', 'ACTIVE', 'PAUSED', 'REFUSED', 'BLOCKED']),
  type: filter.oneOf(['DIGITAL', 'FISICO']),
} as const;

/** The products that somebody else sells and the signed-in seller co-produces (screens.md B6). A row is a contract. */
export const coProducedProductsList = defineList({
  area: 'seller',
  name: 'co-produced-products',
  page: 'my-products/co-produced',
  isInMenu: false,
  teamScope: 'products',
  columns: {
    name: column.text(),
    code: column.text({ whole: true }),
    status: STATUS,
    type: TYPE,
    producer: column.text(),
    priceFrom: column.cents(),
    share: column.percent(),
    sold30: column.number(),
    earned30: column.cents(),
    since: column.dateTime({ sortable: true, extra: true }),
    image: column.text({ extra: true }),
  },
  picture: 'image',
  filters: FILTERS,
  dates: ['since'],
  defaultSort: { column: 'since', descending: true },
});

/** The products that the signed-in seller promotes, or asked to (screens.md B6). A row is a contract. */
export const affiliatedProductsList = defineList({
  area: 'seller',
  name: 'affiliated-products',
  page: 'my-products/affiliated',
  isInMenu: false,
  teamScope: 'products',
  columns: {
    name: column.text(),
    code: column.text({ whole: true }),
    affiliation: column.status({ REQUESTED: 'warn', ACTIVE: 'ok', BLOCKED: 'bad' }),
    status: STATUS,
    ends: column.dateTime(),
    type: column.status({ DIGITAL: 'plain', FISICO: 'plain' }, { extra: true }),
    priceFrom: column.cents(),
    share: column.percent(),
    sold30: column.number(),
    earned30: column.cents(),
    link: column.text({ extra: true }),
    producer: column.text({ extra: true }),
    since: column.dateTime({ sortable: true, extra: true }),
    image: column.text({ extra: true }),
  },
  picture: 'image',
  filters: { ...FILTERS, affiliation: filter.oneOf(['REQUESTED', 'ACTIVE', 'BLOCKED']) },
  dates: ['since'],
  defaultSort: { column: 'since', descending: true },
  rowPage: 'all',
});
