import type { MetaFunction } from '@remix-run/node';
import { ownInvoicesList } from '@guiche/lists';
import { listLoader } from '../../lists/list-loader.server';
import { ListPage, listTitle } from '../../lists/list-page';

export const loader = listLoader(ownInvoicesList);
export const meta: MetaFunction<typeof loader> = ({ data }) => listTitle(data);

export default function Page() {
  return <ListPage list={ownInvoicesList} />;
}
