import type { MetaFunction } from '@remix-run/node';
import { ADMIN_PAGE_FLAGS } from '@guiche/access';
import { adminAction, adminLoader } from '../../access/area-handlers.server';
import { acquiringTitle } from '../../features/acquirings/acquirings-frame';
import { loadRoutes, saveRoutes } from '../../features/acquirings/routes.server';
import { RoutesPage } from '../../features/acquirings/routes-page';

const access = { flag: ADMIN_PAGE_FLAGS['platform-settings/acquirings'] };
export const loader = adminLoader(access, loadRoutes);
export const action = adminAction(access, saveRoutes);
export const meta: MetaFunction<typeof loader> = ({ data }) => acquiringTitle(data);
export default RoutesPage;
