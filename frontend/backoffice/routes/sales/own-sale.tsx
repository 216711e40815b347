import type { MetaFunction } from '@remix-run/node';
import { sellerAction, sellerLoader } from '../../access/area-handlers.server';
import { SalePage, saleTitle } from '../../features/sales/sale-page';
import { actOnOwnSale } from '../../features/sales/sale-actions.server';
import { loadOwnSale } from '../../features/sales/sale.server';

export const loader = sellerLoader({}, loadOwnSale);
export const action = sellerAction({}, actOnOwnSale);
export const meta: MetaFunction<typeof loader> = ({ data }) => saleTitle(data);
export default SalePage;
