import type { MetaFunction } from '@remix-run/node';
import { customerAction, customerLoader } from '../../access/area-handlers.server';
import { AccountPage, accountTitle } from '../../features/account/account-page';
import { changeAccount, loadAccount } from '../../features/account/account.server';

export const loader = customerLoader({}, loadAccount);
export const action = customerAction({}, changeAccount);
export const meta: MetaFunction<typeof loader> = ({ data }) => accountTitle(data);
export default AccountPage;
