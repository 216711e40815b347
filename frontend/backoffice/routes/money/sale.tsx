import type { MetaFunction } from '@remix-run/node';
import { ADMIN_PAGE_FLAGS } from '@guiche/access';
import { adminLoader } from '../../access/area-handlers.server';
import { loadSaleMoney } from '../../features/money/money.server';
import { SaleMoneyPage, saleMoneyTitle } from '../../features/money/sale-money-page';

export const loader = adminLoader({ flag: ADMIN_PAGE_FLAGS['manage-sales'] }, loadSaleMoney);
export const meta: MetaFunction<typeof loader> = ({ data }) => saleMoneyTitle(data);
export default SaleMoneyPage;
