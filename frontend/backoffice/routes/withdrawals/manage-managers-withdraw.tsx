import type { MetaFunction } from '@remix-run/node';
import { managerWithdrawalsList } from '@guiche/lists';
import { ADMIN_PAGE_FLAGS } from '@guiche/access';
import { adminAction, adminLoader } from '../../access/area-handlers.server';
import { WithdrawalPage } from '../../features/withdrawals/withdrawal-page';
import { decideWithdrawal, loadWithdrawal } from '../../features/withdrawals/withdrawals.server';
import { listTitle } from '../../lists/list-page';

const access = { flag: ADMIN_PAGE_FLAGS['manage-managers-withdraws'] };
export const loader = adminLoader(access, loadWithdrawal('manager'));
export const action = adminAction(access, decideWithdrawal('manager'));
export const meta: MetaFunction<typeof loader> = ({ data }) => listTitle(data);

export default function Page() {
  return <WithdrawalPage list={managerWithdrawalsList} />;
}
