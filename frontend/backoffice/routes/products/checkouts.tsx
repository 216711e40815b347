import type { MetaFunction } from '@remix-run/node';
import { sellerAction, sellerLoader } from '../../access/area-handlers.server';
import { CheckoutsPage, checkoutsTitle } from '../../features/products/checkouts-page';
import { changeCheckouts, loadCheckouts } from '../../features/products/checkouts.server';

export const loader = sellerLoader({}, loadCheckouts);
export const action = sellerAction({}, changeCheckouts);
export const meta: MetaFunction<typeof loader> = ({ data }) => checkoutsTitle(data);
export default CheckoutsPage;
