import type { MetaFunction } from '@remix-run/node';
import { ADMIN_PAGE_FLAGS } from '@guiche/access';
import { adminAction, adminLoader } from '../../access/area-handlers.server';
import { ReviewedProductPage } from '../../features/products/reviewed-product-page';
import { decideProduct, loadReviewedProduct } from '../../features/products/reviewed-product.server';
import { listTitle } from '../../lists/list-page';

const access = { flag: ADMIN_PAGE_FLAGS['manage-products'] };
export const loader = adminLoader(access, loadReviewedProduct);
export const action = adminAction(access, decideProduct);
export const meta: MetaFunction<typeof loader> = ({ data }) => listTitle(data);
export default ReviewedProductPage;
