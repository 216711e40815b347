import type { MetaFunction } from '@remix-run/node';
import { ADMIN_PAGE_FLAGS } from '@guiche/access';
import { adminLoader } from '../../access/area-handlers.server';
import { StatementPage } from '../../features/statements/statement-page';
import { loadStatement } from '../../features/statements/statements.server';
import { listTitle } from '../../lists/list-page';

export const loader = adminLoader({ flag: ADMIN_PAGE_FLAGS.reconcile }, loadStatement);
export const meta: MetaFunction<typeof loader> = ({ data }) => listTitle(data);
export default StatementPage;
