import type { MetaFunction } from '@remix-run/node';
import { sellerAction, sellerLoader } from '../../access/area-handlers.server';
import { ProductPage, productTitle } from '../../features/products/product-page';
import { changeProduct, loadProduct } from '../../features/products/product.server';

export const loader = sellerLoader({}, loadProduct);
export const action = sellerAction({}, changeProduct);
export const meta: MetaFunction<typeof loader> = ({ data }) => productTitle(data);
export default ProductPage;
