import type { MetaFunction } from '@remix-run/node';
import { sellerAction, sellerLoader } from '../../access/area-handlers.server';
import { ProductPixelPage } from '../../features/product-pixels/pixel-page';
import { pixelsTitle } from '../../features/product-pixels/pixels-page';
import { changeProductPixel, loadProductPixel } from '../../features/product-pixels/product-pixels.server';

export const loader = sellerLoader({}, loadProductPixel);
export const action = sellerAction({}, changeProductPixel);
export const meta: MetaFunction<typeof loader> = ({ data }) => pixelsTitle(data);
export default ProductPixelPage;
