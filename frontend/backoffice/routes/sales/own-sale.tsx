import type { MetaFunction } from '@remix-run/node';
import { sellerLoader } from '../../access/area-handlers.server';
import { SalePage, saleTitle } from '../../features/sales/sale-page';
import { loadOwnSale } from '../../features/sales/sale.server';

export const loader = sellerLoader({}, loadOwnSale);
export const meta: MetaFunction<typeof loader> = ({ data }) => saleTitle(data);
export default SalePage;
