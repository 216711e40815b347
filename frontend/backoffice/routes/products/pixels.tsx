import type { MetaFunction } from '@remix-run/node';
import { sellerAction, sellerLoader } from '../../access/area-handlers.server';
import { PixelsPage, pixelsTitle } from '../../features/product-pixels/pixels-page';
import { addPixel, loadPixels } from '../../features/product-pixels/product-pixels.server';

export const loader = sellerLoader({}, loadPixels);
export const action = sellerAction({}, addPixel);
export const meta: MetaFunction<typeof loader> = ({ data }) => pixelsTitle(data);
export default PixelsPage;
