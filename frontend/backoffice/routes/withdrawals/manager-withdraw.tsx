import type { MetaFunction } from '@remix-run/node';
import { managerAction, managerLoader } from '../../access/area-handlers.server';
import { loadWithdraw, withdraw } from '../../features/withdrawals/own-withdrawals.server';
import { WithdrawPage, withdrawTitle } from '../../features/withdrawals/withdraw-page';

export const loader = managerLoader({}, loadWithdraw('manager'));
export const action = managerAction({}, withdraw('manager'));
export const meta: MetaFunction<typeof loader> = ({ data }) => withdrawTitle(data);
export default WithdrawPage;
