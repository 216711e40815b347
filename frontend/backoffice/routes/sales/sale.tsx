import type { MetaFunction } from '@remix-run/node';
import { ADMIN_PAGE_FLAGS } from '@guiche/access';
import { adminLoader } from '../../access/area-handlers.server';
import { SalePage, saleTitle } from '../../features/sales/sale-page';
import { loadSale } from '../../features/sales/sale.server';

export const loader = adminLoader({ flag: ADMIN_PAGE_FLAGS['manage-sales'] }, loadSale);
export const meta: MetaFunction<typeof loader> = ({ data }) => saleTitle(data);
export default SalePage;
