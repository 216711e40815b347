import type { MetaFunction } from '@remix-run/node';
import { paidWithdrawalsList } from '@guiche/lists';
import { ADMIN_PAGE_FLAGS } from '@guiche/access';
import { adminLoader } from '../../access/area-handlers.server';
import { PaidWithdrawalPage } from '../../features/withdrawals/paid-withdrawal-page';
import { loadPaidWithdrawal } from '../../features/withdrawals/withdrawals.server';
import { listTitle } from '../../lists/list-page';

export const loader = adminLoader(
  { flag: ADMIN_PAGE_FLAGS['paid-withdrawals'] },
  loadPaidWithdrawal('seller'),
);
export const meta: MetaFunction<typeof loader> = ({ data }) => listTitle(data);

export default function Page() {
  return <PaidWithdrawalPage list={paidWithdrawalsList} />;
}
