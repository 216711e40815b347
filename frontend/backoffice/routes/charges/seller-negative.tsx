import type { MetaFunction } from '@remix-run/node';
import { ADMIN_PAGE_FLAGS } from '@guiche/access';
import { adminAction, adminLoader } from '../../access/area-handlers.server';
import { NegativeSellerPage } from '../../features/negative-sellers/negative-seller-page';
import { decideDebt, loadDebt } from '../../features/negative-sellers/negative-sellers.server';
import { listTitle } from '../../lists/list-page';

const access = { flag: ADMIN_PAGE_FLAGS['seller-negative'] };
export const loader = adminLoader(access, loadDebt);
export const action = adminAction(access, decideDebt);
export const meta: MetaFunction<typeof loader> = ({ data }) => listTitle(data);
export default NegativeSellerPage;
