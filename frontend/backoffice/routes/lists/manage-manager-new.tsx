import type { MetaFunction } from '@remix-run/node';
import { ADMIN_PAGE_FLAGS } from '@guiche/access';
import { adminAction, adminLoader } from '../../access/area-handlers.server';
import { NewManagerPage, newManagerTitle } from '../../features/managers/manager-page';
import { inviteManager, loadNewManager } from '../../features/managers/managers.server';

const access = { flag: ADMIN_PAGE_FLAGS['manage-managers'] };
export const loader = adminLoader(access, loadNewManager);
export const action = adminAction(access, inviteManager);
export const meta: MetaFunction<typeof loader> = ({ data }) => newManagerTitle(data);
export default NewManagerPage;
