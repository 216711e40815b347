import type { MetaFunction } from '@remix-run/node';
import { ADMIN_PAGE_FLAGS } from '@guiche/access';
import { withdrawalsList } from '@guiche/lists';
import { adminAction } from '../../access/area-handlers.server';
import { ApproveManyPage } from '../../features/withdrawals/approve-many-page';
import { approveMany } from '../../features/withdrawals/withdrawals.server';
import { bulkLoader } from '../../lists/bulk-page.server';
import { listTitle } from '../../lists/list-page';

export const loader = bulkLoader(withdrawalsList);
export const action = adminAction({ flag: ADMIN_PAGE_FLAGS['manage-withdraws'] }, approveMany('seller'));
export const meta: MetaFunction<typeof loader> = ({ data }) => listTitle(data);
export default ApproveManyPage;
