import { ADMIN_PAGE_FLAGS } from '@guiche/access';
import { column } from '../column.js';
import { defineList } from '../define-list.js';
import { filter } from '../filter.js';

/** The sellers of a platform by their last sign-in, those who went quiet first (screens.md C27). */
export const sellerLastLoginList = defineList({
  area: 'admin',
  name: 'seller-last-login',
  page: 'seller-last-login',
  flag: ADMIN_PAGE_FLAGS['seller-last-login'],
  columns: {
    name: column.text(),
    email: column.email(),
    manager: column.text(),
    lastSignIn: column.dateTime(),
    quietSince: column.dateTime({ sortable: true, extra: true }),
    ip: column.text({ extra: true }),
    device: column.text({ extra: true }),
    lastSale: column.dateTime(),
    revenue: column.cents(),
    revenue90: column.cents(),
    status: column.status(
      {
        CREATED: 'warn',
        EMAIL_CONFIRMED: 'warn',
        DOCUMENTS_PENDING: 'warn',
        ACTIVE: 'ok',
        BLOCKED: 'bad',
      },
      { extra: true },
    ),
  },
  filters: {
    q: filter.search(),
    signIn: filter.anyOf(['NEVER', 'OVER_90', '61_TO_90', '31_TO_60', '15_TO_30', '8_TO_14', 'UP_TO_7']),
    manager: filter.id(),
    revenueBand: filter.anyOf(['NONE', 'UP_TO_1K', '1K_TO_10K', '10K_TO_100K', 'OVER_100K']),
  },
  dates: ['quietSince'],
  defaultSort: { column: 'quietSince', descending: false },
});
