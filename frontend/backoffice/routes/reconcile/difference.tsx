import type { MetaFunction } from '@remix-run/node';
import { ADMIN_PAGE_FLAGS } from '@guiche/access';
import { adminAction, adminLoader } from '../../access/area-handlers.server';
import { DifferencePage } from '../../features/statements/difference-page';
import { decideDifference, loadDifference } from '../../features/statements/differences.server';
import { listTitle } from '../../lists/list-page';

const access = { flag: ADMIN_PAGE_FLAGS.reconcile };
export const loader = adminLoader(access, loadDifference);
export const action = adminAction(access, decideDifference);
export const meta: MetaFunction<typeof loader> = ({ data }) => listTitle(data);
export default DifferencePage;
