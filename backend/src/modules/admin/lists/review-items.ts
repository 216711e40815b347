import { reviewItemsList } from '@guiche/lists';
import { bindList } from '../../../runtime/lists/index.js';

/** What staff of the platform must look at, and what they found. */
export const reviewItems = bindList(reviewItemsList, {
  source: 'from review_items_read i',
  id: 'i.id',
  tenant: 'i.platform_id',

  columns: {
    kind: 'i.kind',
    created: 'i.created_at',
    state: `case when i.resolved_at is null then 'OPEN' else 'CLOSED' end`,
    payment: 'i.payment_id',
    resolvedBy: 'i.resolved_by',
    resolution: 'i.resolution',
    resolved: 'i.resolved_at',
    detail: 'i.detail::text',
  },
  filters: {
    state: `case when i.resolved_at is null then 'OPEN' else 'CLOSED' end`,
    kind: 'i.kind',
    payment: 'i.payment_id',
  },
});
