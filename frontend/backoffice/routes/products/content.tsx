import type { MetaFunction } from '@remix-run/node';
import { sellerAction, sellerLoader } from '../../access/area-handlers.server';
import { ProductContentPage, productContentTitle } from '../../features/content/product-content-page';
import { changeProductContent, loadProductContent } from '../../features/content/product-content.server';

export const loader = sellerLoader({}, loadProductContent);
export const action = sellerAction({}, changeProductContent);
export const meta: MetaFunction<typeof loader> = ({ data }) => productContentTitle(data);
export default ProductContentPage;
