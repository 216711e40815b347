import type { MetaFunction } from '@remix-run/node';
import { sellerLoader } from '../../access/area-handlers.server';
import { loadOwnSaleMoney } from '../../features/money/money.server';
import { SaleMoneyPage, saleMoneyTitle } from '../../features/money/sale-money-page';

export const loader = sellerLoader({}, loadOwnSaleMoney);
export const meta: MetaFunction<typeof loader> = ({ data }) => saleMoneyTitle(data);
export default SaleMoneyPage;
