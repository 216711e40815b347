import type { MetaFunction } from '@remix-run/node';
import { sellerAction, sellerLoader } from '../../access/area-handlers.server';
import { CheckoutTestPage, checkoutTestTitle } from '../../features/products/checkout-test-page';
import { changeCheckoutTest, loadCheckoutTest } from '../../features/products/checkout-test.server';

export const loader = sellerLoader({}, loadCheckoutTest);
export const action = sellerAction({}, changeCheckoutTest);
export const meta: MetaFunction<typeof loader> = ({ data }) => checkoutTestTitle(data);
export default CheckoutTestPage;
