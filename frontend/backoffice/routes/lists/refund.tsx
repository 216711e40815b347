import type { MetaFunction } from '@remix-run/node';
import { ADMIN_PAGE_FLAGS } from '@guiche/access';
import { adminAction, adminLoader } from '../../access/area-handlers.server';
import { RefundPage } from '../../features/refunds/refund-page';
import { endRefund, loadRefund } from '../../features/refunds/refunds.server';
import { listTitle } from '../../lists/list-page';

const access = { flag: ADMIN_PAGE_FLAGS.refunds };
export const loader = adminLoader(access, loadRefund);
export const action = adminAction(access, endRefund);
export const meta: MetaFunction<typeof loader> = ({ data }) => listTitle(data);
export default RefundPage;
