import type { MetaFunction } from '@remix-run/node';
import { ADMIN_PAGE_FLAGS } from '@guiche/access';
import { adminAction, adminLoader } from '../../access/area-handlers.server';
import { ReassignPage } from '../../features/sales/reassign-page';
import { loadReassignment, reassignSale } from '../../features/sales/reassign.server';
import { saleTitle } from '../../features/sales/sale-page';

export const loader = adminLoader({ flag: ADMIN_PAGE_FLAGS['manage-sales'] }, loadReassignment);
export const action = adminAction({ flag: ADMIN_PAGE_FLAGS['manage-sales'] }, reassignSale);
export const meta: MetaFunction<typeof loader> = ({ data }) => saleTitle(data);
export default ReassignPage;
