import type { MetaFunction } from '@remix-run/node';
import { sellerLoader } from '../../access/area-handlers.server';
import { AffiliatedProductPage } from '../../features/partners/affiliated-product-page';
import { loadAffiliatedProduct } from '../../features/partners/partner-lists.server';
import { listTitle } from '../../lists/list-page';

export const loader = sellerLoader({}, loadAffiliatedProduct);
export const meta: MetaFunction<typeof loader> = ({ data }) => listTitle(data);
export default AffiliatedProductPage;
