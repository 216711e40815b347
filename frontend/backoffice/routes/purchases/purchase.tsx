import type { MetaFunction } from '@remix-run/node';
import { customerAction, customerLoader } from '../../access/area-handlers.server';
import { PurchasePage, purchaseTitle } from '../../features/purchases/purchase-page';
import { changePurchase, loadPurchase } from '../../features/purchases/purchases.server';

export const loader = customerLoader({}, loadPurchase);
export const action = customerAction({}, changePurchase);
export const meta: MetaFunction<typeof loader> = ({ data }) => purchaseTitle(data);
export default PurchasePage;
