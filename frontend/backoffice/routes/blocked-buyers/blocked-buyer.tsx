import type { MetaFunction } from '@remix-run/node';
import { ADMIN_PAGE_FLAGS } from '@guiche/access';
import { adminAction, adminLoader } from '../../access/area-handlers.server';
import { BlockedBuyerPage } from '../../features/blocked-buyers/blocked-buyer-page';
import { liftBuyerBlock, loadBlockedBuyer } from '../../features/blocked-buyers/blocked-buyers.server';
import { listTitle } from '../../lists/list-page';

const access = { flag: ADMIN_PAGE_FLAGS['blocked-buyers'] };
export const loader = adminLoader(access, loadBlockedBuyer);
export const action = adminAction(access, liftBuyerBlock);
export const meta: MetaFunction<typeof loader> = ({ data }) => listTitle(data);
export default BlockedBuyerPage;
