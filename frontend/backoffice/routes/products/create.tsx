import type { MetaFunction } from '@remix-run/node';
import { sellerAction, sellerLoader } from '../../access/area-handlers.server';
import { CreateProductPage, newProductTitle } from '../../features/products/create-product-page';
import { createProduct, loadNewProduct } from '../../features/products/create-product.server';

export const loader = sellerLoader({}, loadNewProduct);
export const action = sellerAction({}, createProduct);
export const meta: MetaFunction<typeof loader> = ({ data }) => newProductTitle(data);
export default CreateProductPage;
