import { column } from '../column.js';
import { defineList } from '../define-list.js';
import { filter } from '../filter.js';

/** The categories of products: `PRODUCT_CATEGORIES` of the rules of the checkout, in words of a list. */
const CATEGORIES = [
  ...(['health', 'finance', 'business', 'marketing', 'technology', 'programming', 'design'] as const),
  ...(['languages', 'education', 'career', 'relationships', 'spirituality', 'cooking', 'fashion'] as const),
  ...(['beauty', 'sports', 'music', 'photography', 'games', 'pets', 'home', 'electronics', 'other'] as const),
] as const;
/** The categories of products as values of a column. */
export const CATEGORY_TONES = Object.fromEntries(CATEGORIES.map((name) => [name, 'plain'])) as Readonly<
  Record<(typeof CATEGORIES)[number], 'plain'>
>;

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
    category: column.status(CATEGORY_TONES),
    priceFrom: column.cents(),
    sold30: column.number(),
    affiliates: column.number(),
    offers: column.number({ extra: true }),
    ends: column.dateTime(),
    created: column.dateTime({ sortable: true, extra: true }),
    image: column.text({ extra: true }),
  },
  picture: 'image',
  filters: {
    q: filter.search(),
    status: filter.anyOf(['DRAFT', 'IN_REVIEW', 'ACTIVE', 'PAUSED', 'REFUSED', 'BLOCKED']),
    type: filter.oneOf(['DIGITAL', 'FISICO']),
    category: filter.oneOf(CATEGORIES),
  },
  dates: ['created'],
  defaultSort: { column: 'created', descending: true },
  rowFolder: 'product',
  rowPage: 'all',
});
