import type { MetaFunction } from '@remix-run/node';
import { adminAction, adminLoader } from '../../access/area-handlers.server';
import { SellerTermsPage, sellerTermsTitle } from '../../features/seller-terms/seller-terms-page';
import { changeSellerTerms, loadSellerTerms } from '../../features/seller-terms/seller-terms.server';

const access = { flag: 'isUserAdvancedOptionsAvailable' } as const;
export const loader = adminLoader(access, loadSellerTerms);
export const action = adminAction(access, changeSellerTerms);
export const meta: MetaFunction<typeof loader> = ({ data }) => sellerTermsTitle(data);
export default SellerTermsPage;
