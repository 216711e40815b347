import type { MetaFunction } from '@remix-run/node';
import { ADMIN_PAGE_FLAGS } from '@guiche/access';
import { adminLoader } from '../../access/area-handlers.server';
import { StatementLinesPage } from '../../features/statements/statement-lists';
import { loadStatementLines } from '../../features/statements/statements.server';
import { listTitle } from '../../lists/list-page';

export const loader = adminLoader({ flag: ADMIN_PAGE_FLAGS.reconcile }, loadStatementLines);
export const meta: MetaFunction<typeof loader> = ({ data }) => listTitle(data);
export default StatementLinesPage;
