import type { MetaFunction } from '@remix-run/node';
import { ownSalesList } from '@guiche/lists';
import { sellerLoader } from '../../access/area-handlers.server';
import { loadOwnSales } from '../../features/partners/partner-lists.server';
import { SalesTabs } from '../../features/partners/partner-tabs';
import { ListPage, listTitle } from '../../lists/list-page';

export const loader = sellerLoader({}, loadOwnSales);
export const meta: MetaFunction<typeof loader> = ({ data }) => listTitle(data);

export default function Page() {
  return <ListPage list={ownSalesList} head={<SalesTabs current="producer" />} />;
}
