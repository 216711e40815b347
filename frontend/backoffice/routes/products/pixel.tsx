import type { MetaFunction } from '@remix-run/node';
import { sellerAction, sellerLoader } from '../../access/area-handlers.server';
import { PixelPage } from '../../features/product-pixels/pixel-page';
import { pixelsTitle } from '../../features/product-pixels/pixels-page';
import { changePixel, loadPixel } from '../../features/product-pixels/product-pixels.server';

export const loader = sellerLoader({}, loadPixel);
export const action = sellerAction({}, changePixel);
export const meta: MetaFunction<typeof loader> = ({ data }) => pixelsTitle(data);
export default PixelPage;
