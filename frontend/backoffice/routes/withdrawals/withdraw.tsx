import type { MetaFunction } from '@remix-run/node';
import { sellerAction, sellerLoader } from '../../access/area-handlers.server';
import { loadWithdraw, withdraw } from '../../features/withdrawals/own-withdrawals.server';
import { WithdrawPage, withdrawTitle } from '../../features/withdrawals/withdraw-page';

export const loader = sellerLoader({}, loadWithdraw('seller'));
export const action = sellerAction({}, withdraw('seller'));
export const meta: MetaFunction<typeof loader> = ({ data }) => withdrawTitle(data);
export default WithdrawPage;
