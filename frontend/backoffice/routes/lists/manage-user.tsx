import type { MetaFunction } from '@remix-run/node';
import { usersList } from '@guiche/lists';
import { rowLoader } from '../../lists/list-loader.server';
import { listTitle } from '../../lists/list-page';
import { RowPage } from '../../lists/row-page';

export const loader = rowLoader(usersList);
export const meta: MetaFunction<typeof loader> = ({ data }) => listTitle(data);

export default function Page() {
  return <RowPage list={usersList} />;
}
