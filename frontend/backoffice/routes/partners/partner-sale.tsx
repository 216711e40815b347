import type { MetaFunction } from '@remix-run/node';
import { partnerSalesList } from '@guiche/lists';
import { sellerLoader } from '../../access/area-handlers.server';
import { loadRow } from '../../lists/list-loader.server';
import { listTitle } from '../../lists/list-page';
import { RowPage } from '../../lists/row-page';

export const loader = sellerLoader({}, (call) => loadRow(partnerSalesList, call));
export const meta: MetaFunction<typeof loader> = ({ data }) => listTitle(data);

export default function Page() {
  return <RowPage list={partnerSalesList} />;
}
