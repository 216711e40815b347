import type { MetaFunction } from '@remix-run/node';
import { anticipationsList } from '@guiche/lists';
import { BulkPage } from '../../lists/bulk-page';
import { bulkAction, bulkLoader } from '../../lists/bulk-page.server';
import { listTitle } from '../../lists/list-page';

export const loader = bulkLoader(anticipationsList);
export const action = bulkAction(anticipationsList);
export const meta: MetaFunction<typeof loader> = ({ data }) => listTitle(data);

export default function Page() {
  return <BulkPage list={anticipationsList} />;
}
