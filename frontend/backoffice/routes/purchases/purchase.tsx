import type { MetaFunction } from '@remix-run/node';
import { customerLoader } from '../../access/area-handlers.server';
import { PurchasePage, purchaseTitle } from '../../features/purchases/purchase-page';
import { loadPurchase } from '../../features/purchases/purchases.server';

export const loader = customerLoader({}, loadPurchase);
export const meta: MetaFunction<typeof loader> = ({ data }) => purchaseTitle(data);
export default PurchasePage;
