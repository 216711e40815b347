import type { MetaFunction } from '@remix-run/node';
import { receiversList } from '@guiche/lists';
import { listLoader } from '../../lists/list-loader.server';
import { ListPage, listTitle } from '../../lists/list-page';

export const loader = listLoader(receiversList);
export const meta: MetaFunction<typeof loader> = ({ data }) => listTitle(data);

export default function Page() {
  return <ListPage list={receiversList} />;
}
