import type { MetaFunction } from '@remix-run/node';
import { affiliatedProductsList } from '@guiche/lists';
import { sellerLoader } from '../../../access/area-handlers.server';
import { loadAffiliated } from '../../../features/partners/partner-lists.server';
import { ProductTabs } from '../../../features/partners/partner-tabs';
import { ListPage, listTitle } from '../../../lists/list-page';

export const loader = sellerLoader({}, loadAffiliated);
export const meta: MetaFunction<typeof loader> = ({ data }) => listTitle(data);

export default function Page() {
  return <ListPage list={affiliatedProductsList} head={<ProductTabs current="affiliated" />} />;
}
