import type { MetaFunction } from '@remix-run/node';
import { managerAction, managerLoader } from '../../access/area-handlers.server';
import { AccountPage, accountTitle } from '../../features/account/account-page';
import { changeAccount, loadAccount } from '../../features/account/account.server';

export const loader = managerLoader({}, loadAccount);
export const action = managerAction({}, changeAccount);
export const meta: MetaFunction<typeof loader> = ({ data }) => accountTitle(data);
export default AccountPage;
