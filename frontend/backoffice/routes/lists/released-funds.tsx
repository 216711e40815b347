import type { MetaFunction } from '@remix-run/node';
import { ADMIN_PAGE_FLAGS } from '@guiche/access';
import { adminLoader } from '../../access/area-handlers.server';
import { loadReleased } from '../../features/releases/releases.server';
import { ReleasedPage } from '../../features/releases/release-lists';
import { listTitle } from '../../lists/list-page';

const access = { flag: ADMIN_PAGE_FLAGS['garantee-released'] };
export const loader = adminLoader(access, loadReleased);
export const meta: MetaFunction<typeof loader> = ({ data }) => listTitle(data);
export default ReleasedPage;
