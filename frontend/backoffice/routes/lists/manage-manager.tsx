import type { MetaFunction } from '@remix-run/node';
import { ADMIN_PAGE_FLAGS } from '@guiche/access';
import { adminAction, adminLoader } from '../../access/area-handlers.server';
import { ManagerPage, managerTitle } from '../../features/managers/manager-page';
import { changeManager, loadManager } from '../../features/managers/managers.server';

const access = { flag: ADMIN_PAGE_FLAGS['manage-managers'] };
export const loader = adminLoader(access, loadManager);
export const action = adminAction(access, changeManager);
export const meta: MetaFunction<typeof loader> = ({ data }) => managerTitle(data);
export default ManagerPage;
