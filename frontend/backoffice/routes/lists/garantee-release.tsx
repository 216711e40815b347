import type { MetaFunction } from '@remix-run/node';
import { ADMIN_PAGE_FLAGS } from '@guiche/access';
import { adminAction, adminLoader } from '../../access/area-handlers.server';
import { decideRelease, loadRelease } from '../../features/releases/releases.server';
import { ReleasePage } from '../../features/releases/release-page';
import { listTitle } from '../../lists/list-page';

const access = { flag: ADMIN_PAGE_FLAGS['garantee-released'] };
export const loader = adminLoader(access, loadRelease);
export const action = adminAction(access, decideRelease);
export const meta: MetaFunction<typeof loader> = ({ data }) => listTitle(data);
export default ReleasePage;
