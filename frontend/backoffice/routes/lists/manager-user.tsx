import type { MetaFunction } from '@remix-run/node';
import { managerAction, managerLoader } from '../../access/area-handlers.server';
import { ManagedSellerPage, managedSellerTitle } from '../../features/managed-seller/managed-seller-page';
import { actOnManagedSeller, loadManagedSeller } from '../../features/managed-seller/managed-seller.server';

export const loader = managerLoader({}, loadManagedSeller);
export const action = managerAction({}, actOnManagedSeller);
export const meta: MetaFunction<typeof loader> = ({ data }) => managedSellerTitle(data);
export default ManagedSellerPage;
