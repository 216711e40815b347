import type { MetaFunction } from '@remix-run/node';
import { ADMIN_PAGE_FLAGS } from '@guiche/access';
import { adminAction, adminLoader } from '../../access/area-handlers.server';
import { acquiringTitle } from '../../features/acquirings/acquirings-frame';
import { connectAccount, loadNewAccount } from '../../features/acquirings/acquirings.server';
import { NewAccountPage } from '../../features/acquirings/new-account-page';

const access = { flag: ADMIN_PAGE_FLAGS['platform-settings/acquirings'] };
export const loader = adminLoader(access, loadNewAccount);
export const action = adminAction(access, connectAccount);
export const meta: MetaFunction<typeof loader> = ({ data }) => acquiringTitle(data);
export default NewAccountPage;
