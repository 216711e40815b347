import type { MetaFunction } from '@remix-run/node';
import { ADMIN_PAGE_FLAGS } from '@guiche/access';
import { adminLoader } from '../../access/area-handlers.server';
import { loadPaidAnticipation } from '../../features/anticipations/anticipations.server';
import { PaidAnticipationPage } from '../../features/anticipations/paid-anticipation-page';
import { listTitle } from '../../lists/list-page';

export const loader = adminLoader(
  { flag: ADMIN_PAGE_FLAGS['manage-paid-anticipations'] },
  loadPaidAnticipation,
);
export const meta: MetaFunction<typeof loader> = ({ data }) => listTitle(data);
export default PaidAnticipationPage;
