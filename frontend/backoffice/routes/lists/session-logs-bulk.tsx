import type { MetaFunction } from '@remix-run/node';
import { sessionLogsList } from '@guiche/lists';
import { BulkPage } from '../../lists/bulk-page';
import { bulkAction, bulkLoader } from '../../lists/bulk-page.server';
import { listTitle } from '../../lists/list-page';

export const loader = bulkLoader(sessionLogsList);
export const action = bulkAction(sessionLogsList);
export const meta: MetaFunction<typeof loader> = ({ data }) => listTitle(data);

export default function Page() {
  return <BulkPage list={sessionLogsList} />;
}
