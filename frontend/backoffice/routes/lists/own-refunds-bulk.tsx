import type { MetaFunction } from '@remix-run/node';
import { refundRequestsList } from '@guiche/lists';
import { BulkPage } from '../../lists/bulk-page';
import { bulkAction, bulkLoader } from '../../lists/bulk-page.server';
import { listTitle } from '../../lists/list-page';

export const loader = bulkLoader(refundRequestsList);
export const action = bulkAction(refundRequestsList);
export const meta: MetaFunction<typeof loader> = ({ data }) => listTitle(data);

export default function Page() {
  return <BulkPage list={refundRequestsList} />;
}
