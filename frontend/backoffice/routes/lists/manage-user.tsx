import type { MetaFunction } from '@remix-run/node';
import { ADMIN_PAGE_FLAGS } from '@guiche/access';
import { adminAction, adminLoader } from '../../access/area-handlers.server';
import { SellerPage, sellerTitle } from '../../features/sellers/seller-page';
import { changeSeller, loadSeller } from '../../features/sellers/seller.server';

const access = { flag: ADMIN_PAGE_FLAGS['manage-users'] };
export const loader = adminLoader(access, loadSeller);
export const action = adminAction(access, changeSeller);
export const meta: MetaFunction<typeof loader> = ({ data }) => sellerTitle(data);
export default SellerPage;
