import { webhookLogsList } from '@guiche/lists';
import { bindList } from '../../../runtime/lists/index.js';

/** Every delivery of a provider, also to addresses that no platform has. */
export const webhookLogs = bindList(webhookLogsList, {
  source: `from webhook_records_read w left join platforms_read p on p.id = w.platform_id
left join attempts_read a on a.platform_id = w.platform_id and a.id = w.attempt_id`,
  id: 'w.id',
  tenant: null,

  columns: {
    at: 'w.received_at',
    provider: 'w.provider',
    platform: 'p.name',
    result: 'w.state',
    signature: 'w.signature',
    detail: 'w.detail',
    tries: 'w.tries',
    processed: 'w.processed_at',
    reference: 'a.reference',
    // LEAST ignores a null.
    time: `case when w.processed_at is not null
      then least(extract(epoch from w.processed_at - w.received_at) * 1000, 2000000000)::int end`,
    resolved: 'w.resolved_at',
    attempt: 'w.attempt_id',
    payment: 'a.payment_id',
  },
  filters: {
    q: ['lower(w.provider)'],
    result: 'w.state',
    signature: 'w.signature',
    platform: 'w.platform_id',
    attempt: 'w.attempt_id',
  },
});
