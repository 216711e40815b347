import type { MetaFunction } from '@remix-run/node';
import { sellerAction, sellerLoader } from '../../access/area-handlers.server';
import { OrderBumpsPage, orderBumpsTitle } from '../../features/products/order-bumps-page';
import { changeOrderBumps, loadOrderBumps } from '../../features/products/order-bumps.server';

export const loader = sellerLoader({}, loadOrderBumps);
export const action = sellerAction({}, changeOrderBumps);
export const meta: MetaFunction<typeof loader> = ({ data }) => orderBumpsTitle(data);
export default OrderBumpsPage;
