import type { MetaFunction } from '@remix-run/node';
import { ADMIN_PAGE_FLAGS } from '@guiche/access';
import { adminLoader } from '../../access/area-handlers.server';
import { loadDifferences } from '../../features/statements/differences.server';
import { StatementDifferencesPage } from '../../features/statements/statement-lists';
import { listTitle } from '../../lists/list-page';

export const loader = adminLoader({ flag: ADMIN_PAGE_FLAGS.reconcile }, loadDifferences);
export const meta: MetaFunction<typeof loader> = ({ data }) => listTitle(data);
export default StatementDifferencesPage;
