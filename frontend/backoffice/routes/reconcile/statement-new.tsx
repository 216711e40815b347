import type { MetaFunction } from '@remix-run/node';
import { ADMIN_PAGE_FLAGS } from '@guiche/access';
import { adminAction, adminLoader } from '../../access/area-handlers.server';
import { NewStatementPage } from '../../features/statements/new-statement-page';
import { importStatement, loadNewStatement } from '../../features/statements/statements.server';

const access = { flag: ADMIN_PAGE_FLAGS.reconcile };
export const loader = adminLoader(access, loadNewStatement);
export const action = adminAction(access, importStatement);
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data ? `${String(data.texts.importTitle)} · Guichê` : 'Guichê' },
];
export default NewStatementPage;
