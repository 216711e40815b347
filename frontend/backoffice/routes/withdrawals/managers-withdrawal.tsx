import type { MetaFunction } from '@remix-run/node';
import { ownManagerWithdrawalsList } from '@guiche/lists';
import { managerAction, managerLoader } from '../../access/area-handlers.server';
import { OwnWithdrawalPage } from '../../features/withdrawals/own-withdrawal-page';
import { loadOwnWithdrawal, takeBackWithdrawal } from '../../features/withdrawals/own-withdrawals.server';
import { listTitle } from '../../lists/list-page';

export const loader = managerLoader({}, loadOwnWithdrawal('manager'));
export const action = managerAction({}, takeBackWithdrawal('manager'));
export const meta: MetaFunction<typeof loader> = ({ data }) => listTitle(data);

export default function Page() {
  return <OwnWithdrawalPage list={ownManagerWithdrawalsList} />;
}
