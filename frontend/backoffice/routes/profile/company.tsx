import type { MetaFunction } from '@remix-run/node';
import { sellerAction, sellerLoader } from '../../access/area-handlers.server';
import { CompanyPage, companyTitle } from '../../features/company/company-page';
import { changeCompany, loadCompany } from '../../features/company/company.server';

export const loader = sellerLoader({}, loadCompany);
export const action = sellerAction({}, changeCompany);
export const meta: MetaFunction<typeof loader> = ({ data }) => companyTitle(data);
export default CompanyPage;
