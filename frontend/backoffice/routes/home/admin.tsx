import type { MetaFunction } from '@remix-run/node';
import { ADMIN_PAGE_FLAGS } from '@guiche/access';
import { adminLoader } from '../../access/area-handlers.server';
import { HomePage, homeTitle } from '../../features/home/home-page';
import { loadAdminHome } from '../../features/home/home.server';

export const loader = adminLoader({ flag: ADMIN_PAGE_FLAGS.dashboard }, loadAdminHome);
export const meta: MetaFunction<typeof loader> = ({ data }) => homeTitle(data);
export default HomePage;
