import type { MetaFunction } from '@remix-run/node';
import { ADMIN_PAGE_FLAGS } from '@guiche/access';
import { adminAction, adminLoader } from '../../access/area-handlers.server';
import { AccessPage, accessTitle } from '../../features/functionaries/access-page';
import { loadAccess, takeAccess } from '../../features/functionaries/access.server';

const access = { flag: ADMIN_PAGE_FLAGS['manage-functionaries'] };
export const loader = adminLoader(access, loadAccess('resetFactor'));
export const action = adminAction(access, takeAccess('resetFactor'));
export const meta: MetaFunction<typeof loader> = ({ data }) => accessTitle(data);
export default AccessPage;
