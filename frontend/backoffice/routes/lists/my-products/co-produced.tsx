import type { MetaFunction } from '@remix-run/node';
import { coProducedProductsList } from '@guiche/lists';
import { sellerLoader } from '../../../access/area-handlers.server';
import { loadCoProduced } from '../../../features/partners/partner-lists.server';
import { ProductTabs } from '../../../features/partners/partner-tabs';
import { ListPage, listTitle } from '../../../lists/list-page';

export const loader = sellerLoader({}, loadCoProduced);
export const meta: MetaFunction<typeof loader> = ({ data }) => listTitle(data);

export default function Page() {
  return <ListPage list={coProducedProductsList} head={<ProductTabs current="coProduced" />} />;
}
