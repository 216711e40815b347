import type { MetaFunction } from '@remix-run/node';
import { ADMIN_PAGE_FLAGS } from '@guiche/access';
import { adminAction, adminLoader } from '../../access/area-handlers.server';
import { AdjustmentPage } from '../../features/adjustments/adjustment-page';
import { decideAdjustment, loadAdjustment } from '../../features/adjustments/adjustments.server';
import { listTitle } from '../../lists/list-page';

const access = { flag: ADMIN_PAGE_FLAGS['balance-adjustments'] };
export const loader = adminLoader(access, loadAdjustment);
export const action = adminAction(access, decideAdjustment);
export const meta: MetaFunction<typeof loader> = ({ data }) => listTitle(data);
export default AdjustmentPage;
