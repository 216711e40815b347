import type { MetaFunction } from '@remix-run/node';
import { ADMIN_PAGE_FLAGS } from '@guiche/access';
import { adminLoader } from '../../access/area-handlers.server';
import { acquiringTitle } from '../../features/acquirings/acquirings-frame';
import { loadAccounts } from '../../features/acquirings/accounts.server';
import { AccountsPage } from '../../features/acquirings/accounts-page';

const access = { flag: ADMIN_PAGE_FLAGS['platform-settings/acquirings'] };
export const loader = adminLoader(access, loadAccounts);
export const meta: MetaFunction<typeof loader> = ({ data }) => acquiringTitle(data);
export default AccountsPage;
