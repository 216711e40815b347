import type { MetaFunction } from '@remix-run/node';
import { partnerSalesList } from '@guiche/lists';
import { sellerLoader } from '../../../access/area-handlers.server';
import { loadPartnerSales } from '../../../features/partners/partner-lists.server';
import { SalesTabs } from '../../../features/partners/partner-tabs';
import { ListPage, listTitle } from '../../../lists/list-page';

export const loader = sellerLoader({}, loadPartnerSales);
export const meta: MetaFunction<typeof loader> = ({ data }) => listTitle(data);

export default function Page() {
  return <ListPage list={partnerSalesList} head={<SalesTabs current="partner" />} />;
}
