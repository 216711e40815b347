import type { MetaFunction } from '@remix-run/node';
import { customerLoader } from '../../access/area-handlers.server';
import { PurchaseListPage, purchasesTitle } from '../../features/purchases/purchase-list-page';
import { loadPurchases } from '../../features/purchases/purchases.server';

export const loader = customerLoader({}, loadPurchases);
export const meta: MetaFunction<typeof loader> = ({ data }) => purchasesTitle(data);
export default PurchaseListPage;
