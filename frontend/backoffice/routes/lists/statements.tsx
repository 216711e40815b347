import type { MetaFunction } from '@remix-run/node';
import { ADMIN_PAGE_FLAGS } from '@guiche/access';
import { adminLoader } from '../../access/area-handlers.server';
import { StatementsPage } from '../../features/statements/statement-lists';
import { loadStatements } from '../../features/statements/statements.server';
import { listTitle } from '../../lists/list-page';

export const loader = adminLoader({ flag: ADMIN_PAGE_FLAGS.reconcile }, loadStatements);
export const meta: MetaFunction<typeof loader> = ({ data }) => listTitle(data);
export default StatementsPage;
