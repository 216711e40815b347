import { ADMIN_PAGE_FLAGS } from '@guiche/access';
import { column } from '../column.js';
import { defineList } from '../define-list.js';
import { filter } from '../filter.js';

const STATUSES = ['PENDING', 'ACTIVE', 'REJECTED', 'BLOCKED'] as const;

/** The bank accounts and PIX keys of sellers, which staff validate. */
export const bankAccountsList = defineList({
  area: 'admin',
  name: 'bank-accounts',
  page: 'manage-bank-accounts',
  flag: ADMIN_PAGE_FLAGS['manage-bank-accounts'],
  columns: {
    seller: column.text(),
    document: column.text({ whole: true }),
    sameDocument: column.status({ YES: 'ok', NO: 'bad' }),
    kind: column.status({ BANK: 'plain', PIX: 'plain' }),
    destination: column.text(),
    status: column.status({ PENDING: 'warn', ACTIVE: 'ok', REJECTED: 'bad', BLOCKED: 'bad' }),
    created: column.dateTime({ sortable: true }),
    usableFrom: column.dateTime({ extra: true }),
    reason: column.text({ extra: true }),
    holder: column.text({ extra: true }),
    accountType: column.status({ CHECKING: 'plain', SAVINGS: 'plain' }, { extra: true }),
  },
  filters: {
    q: filter.search(),
    status: filter.oneOf(STATUSES),
    kind: filter.oneOf(['BANK', 'PIX']),
  },
  dates: ['created'],
  defaultSort: { column: 'created', descending: true },
  rowPage: 'all',
});
