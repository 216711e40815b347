import type { MetaFunction } from '@remix-run/node';
import { ADMIN_PAGE_FLAGS } from '@guiche/access';
import { adminAction, adminLoader } from '../../access/area-handlers.server';
import { loadReconciliations, reconcileAgain } from '../../features/reconcile/reconcile.server';
import { ReconcilePage } from '../../features/reconcile/reconcile-page';

export const loader = adminLoader({ flag: ADMIN_PAGE_FLAGS.reconcile }, loadReconciliations);
export const action = adminAction({ flag: ADMIN_PAGE_FLAGS.reconcile }, reconcileAgain);
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data ? `${String(data.texts.title)} · Guichê` : 'Guichê' },
];
export default ReconcilePage;
