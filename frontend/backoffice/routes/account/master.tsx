import type { MetaFunction } from '@remix-run/node';
import { masterAction, masterLoader } from '../../access/area-handlers.server';
import { AccountPage, accountTitle } from '../../features/account/account-page';
import { changeAccount, loadAccount } from '../../features/account/account.server';

export const loader = masterLoader({}, loadAccount);
export const action = masterAction({}, changeAccount);
export const meta: MetaFunction<typeof loader> = ({ data }) => accountTitle(data);
export default AccountPage;
