import type { MetaFunction } from '@remix-run/node';
import { anticipationsList } from '@guiche/lists';
import { listLoader } from '../../lists/list-loader.server';
import { ListPage, listTitle } from '../../lists/list-page';

export const loader = listLoader(anticipationsList);
export const meta: MetaFunction<typeof loader> = ({ data }) => listTitle(data);

export default function Page() {
  return <ListPage list={anticipationsList} />;
}
