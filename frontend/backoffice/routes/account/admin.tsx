import type { MetaFunction } from '@remix-run/node';
import { adminAction, adminLoader } from '../../access/area-handlers.server';
import { AccountPage, accountTitle } from '../../features/account/account-page';
import { changeAccount, loadAccount } from '../../features/account/account.server';

export const loader = adminLoader({}, loadAccount);
export const action = adminAction({}, changeAccount);
export const meta: MetaFunction<typeof loader> = ({ data }) => accountTitle(data);
export default AccountPage;
