import type { MetaFunction } from '@remix-run/node';
import { ADMIN_PAGE_FLAGS } from '@guiche/access';
import { adminAction, adminLoader } from '../../access/area-handlers.server';
import { AnticipationPage } from '../../features/anticipations/anticipation-page';
import { decideAnticipation, loadAnticipation } from '../../features/anticipations/anticipations.server';
import { listTitle } from '../../lists/list-page';

const access = { flag: ADMIN_PAGE_FLAGS['manage-anticipations'] };
export const loader = adminLoader(access, loadAnticipation);
export const action = adminAction(access, decideAnticipation);
export const meta: MetaFunction<typeof loader> = ({ data }) => listTitle(data);
export default AnticipationPage;
