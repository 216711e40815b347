import { column } from '../column.js';
import { defineList } from '../define-list.js';
import { filter } from '../filter.js';

/** Every webhook that a provider sent (screens.md D3). */
export const webhookLogsList = defineList({
  area: 'master',
  name: 'webhook-logs',
  page: 'webhook-logs',
  columns: {
    at: column.dateTime({ sortable: true }),
    provider: column.text(),
    platform: column.text(),
    result: column.status({
      RECEIVED: 'warn',
      APPLIED: 'ok',
      DUPLICATE: 'quiet',
      IGNORED: 'quiet',
      UNKNOWN_WORD: 'bad',
      FAILED: 'bad',
      QUARANTINED: 'bad',
    }),
    signature: column.status({ PROVEN: 'ok', UNPROVEN: 'quiet', FORGED: 'bad' }),
    detail: column.text(),
    tries: column.number(),
    processed: column.dateTime({ extra: true }),
    reference: column.text({ extra: true }),
    time: column.number({ extra: true }),
    resolved: column.dateTime({ extra: true }),
    attempt: column.text({ extra: true }),
    payment: column.text({ extra: true }),
  },
  filters: {
    q: filter.search(),
    result: filter.anyOf([
      'RECEIVED',
      'APPLIED',
      'DUPLICATE',
      'IGNORED',
      'UNKNOWN_WORD',
      'FAILED',
      'QUARANTINED',
    ]),
    signature: filter.anyOf(['PROVEN', 'UNPROVEN', 'FORGED']),
    platform: filter.id(),
    attempt: filter.id(),
  },
  dates: ['at', 'processed'],
  rowPage: 'all',
  defaultSort: { column: 'at', descending: true },
});
