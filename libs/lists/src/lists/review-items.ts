import { ADMIN_PAGE_FLAGS } from '@guiche/access';
import { column } from '../column.js';
import { defineList } from '../define-list.js';
import { filter } from '../filter.js';

/** What staff must look at: the review inbox. */
export const reviewItemsList = defineList({
  area: 'admin',
  name: 'review-items',
  page: 'review-inbox',
  flag: ADMIN_PAGE_FLAGS['review-inbox'],
  columns: {
    kind: column.status({
      UNKNOWN_WORD: 'warn',
      FORBIDDEN_TRANSITION: 'warn',
      AMOUNT_MISMATCH: 'warn',
      DOUBLE_PAYMENT: 'warn',
      REFUSED_BY_PROVIDER: 'warn',
      PROVIDER_SILENT: 'warn',
      UNRESOLVED: 'warn',
      UNASKABLE: 'warn',
      WEBHOOK_UNMATCHED: 'warn',
      NOT_WRITTEN: 'warn',
      DISCREPANCY: 'warn',
      PAYMENT_PAGE_CHANGED: 'warn',
      DELETION_REQUESTED: 'warn',
      DOMAIN_BROKEN: 'bad',
      CERTIFICATE_EXPIRING: 'warn',
    }),
    created: column.dateTime({ sortable: true }),
    state: column.status({ OPEN: 'warn', CLOSED: 'ok' }),
    payment: column.text(),
    resolvedBy: column.text(),
    resolution: column.text(),
    resolved: column.dateTime({ extra: true }),
    detail: column.text({ extra: true }),
  },
  filters: {
    state: filter.oneOf(['OPEN', 'CLOSED']),
    kind: filter.oneOf([
      'UNKNOWN_WORD',
      'FORBIDDEN_TRANSITION',
      'AMOUNT_MISMATCH',
      'DOUBLE_PAYMENT',
      'REFUSED_BY_PROVIDER',
      'PROVIDER_SILENT',
      'UNRESOLVED',
      'UNASKABLE',
      'WEBHOOK_UNMATCHED',
      'NOT_WRITTEN',
      'DISCREPANCY',
      'PAYMENT_PAGE_CHANGED',
      'DELETION_REQUESTED',
      'DOMAIN_BROKEN',
      'CERTIFICATE_EXPIRING',
    ]),
    payment: filter.id(),
  },
  dates: ['created', 'resolved'],
  defaultSort: { column: 'created', descending: true },
  rowPage: 'all',
  bulk: { name: 'resolve', rows: { filter: 'state', value: 'OPEN' } },
});
