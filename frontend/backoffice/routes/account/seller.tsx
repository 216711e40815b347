import type { MetaFunction } from '@remix-run/node';
import { sellerAction, sellerLoader } from '../../access/area-handlers.server';
import { AccountPage, accountTitle } from '../../features/account/account-page';
import { changeAccount, loadAccount } from '../../features/account/account.server';

export const loader = sellerLoader({}, loadAccount);
export const action = sellerAction({}, changeAccount);
export const meta: MetaFunction<typeof loader> = ({ data }) => accountTitle(data);
export default AccountPage;
