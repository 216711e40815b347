import { ADMIN_PAGE_FLAGS } from '@guiche/access';
import { column } from '../column.js';
import { defineList } from '../define-list.js';
import { filter } from '../filter.js';

const USES = ['CHECKOUT', 'PANEL', 'MEMBERS', 'SHORT_LINKS'] as const;

/** The hosts of the platform. */
export const domainsList = defineList({
  area: 'admin',
  name: 'domains',
  page: 'domains',
  flag: ADMIN_PAGE_FLAGS['domains'],
  columns: {
    host: column.text({ sortable: true }),
    use: column.status({ CHECKOUT: 'plain', PANEL: 'plain', MEMBERS: 'plain', SHORT_LINKS: 'plain' }),
    isDefault: column.status({ YES: 'ok', NO: 'quiet' }),
    dnsState: column.status({ PENDING: 'warn', VERIFIED: 'ok', ERROR: 'bad' }),
    certificate: column.status({ NONE: 'quiet', ISSUED: 'ok', EXPIRING: 'warn', ERROR: 'bad' }),
    certificateExpires: column.dateTime(),
    checked: column.dateTime({ extra: true }),
    certificateIssued: column.dateTime({ extra: true }),
    created: column.dateTime({ extra: true }),
  },
  filters: {
    use: filter.oneOf(USES),
    dnsState: filter.oneOf(['PENDING', 'VERIFIED', 'ERROR']),
  },
  dates: ['created'],
  defaultSort: { column: 'host', descending: false },
  rowPage: 'all',
});
