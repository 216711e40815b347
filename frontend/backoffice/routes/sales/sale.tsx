import type { MetaFunction } from '@remix-run/node';
import { ADMIN_PAGE_FLAGS } from '@guiche/access';
import { adminAction, adminLoader } from '../../access/area-handlers.server';
import { SalePage, saleTitle } from '../../features/sales/sale-page';
import { actOnSale } from '../../features/sales/sale-actions.server';
import { loadSale } from '../../features/sales/sale.server';

export const loader = adminLoader({ flag: ADMIN_PAGE_FLAGS['manage-sales'] }, loadSale);
export const action = adminAction({ flag: ADMIN_PAGE_FLAGS['manage-sales'] }, actOnSale);
export const meta: MetaFunction<typeof loader> = ({ data }) => saleTitle(data);
export default SalePage;
