import type { MetaFunction } from '@remix-run/node';
import { sellerAction, sellerLoader } from '../../access/area-handlers.server';
import { OrderBumpPage, orderBumpTitle } from '../../features/products/order-bump-page';
import { loadOrderBump, saveOrderBump } from '../../features/products/order-bump.server';

export const loader = sellerLoader({}, loadOrderBump);
export const action = sellerAction({}, saveOrderBump);
export const meta: MetaFunction<typeof loader> = ({ data }) => orderBumpTitle(data);
export default OrderBumpPage;
