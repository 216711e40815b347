import type { MetaFunction } from '@remix-run/node';
import { sellerLoader } from '../../access/area-handlers.server';
import { loadFinancial } from '../../features/financial/financial.server';
import { FinancialPage } from '../../features/financial/financial-page';
import { listTitle } from '../../lists/list-page';

export const loader = sellerLoader({}, loadFinancial);
export const meta: MetaFunction<typeof loader> = ({ data }) => listTitle(data);
export default FinancialPage;
