import type { MetaFunction } from '@remix-run/node';
import { sellerAction, sellerLoader } from '../../access/area-handlers.server';
import { PixelsPage, pixelsTitle } from '../../features/product-pixels/pixels-page';
import { addProductPixel, loadPixels } from '../../features/product-pixels/product-pixels.server';

export const loader = sellerLoader({}, loadPixels);
export const action = sellerAction({}, addProductPixel);
export const meta: MetaFunction<typeof loader> = ({ data }) => pixelsTitle(data);
export default PixelsPage;
