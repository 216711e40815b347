import type { MetaFunction } from '@remix-run/node';
import { ADMIN_PAGE_FLAGS } from '@guiche/access';
import { adminLoader } from '../../access/area-handlers.server';
import { AdvancesPage } from '../../features/statements/statement-lists';
import { loadAdvances } from '../../features/statements/statements.server';
import { listTitle } from '../../lists/list-page';

export const loader = adminLoader({ flag: ADMIN_PAGE_FLAGS.reconcile }, loadAdvances);
export const meta: MetaFunction<typeof loader> = ({ data }) => listTitle(data);
export default AdvancesPage;
