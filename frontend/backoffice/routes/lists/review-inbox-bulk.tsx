import type { MetaFunction } from '@remix-run/node';
import { reviewItemsList } from '@guiche/lists';
import { BulkPage } from '../../lists/bulk-page';
import { bulkAction, bulkLoader } from '../../lists/bulk-page.server';
import { listTitle } from '../../lists/list-page';

export const loader = bulkLoader(reviewItemsList);
export const action = bulkAction(reviewItemsList);
export const meta: MetaFunction<typeof loader> = ({ data }) => listTitle(data);

export default function Page() {
  return <BulkPage list={reviewItemsList} />;
}
