import type { MetaFunction } from '@remix-run/node';
import { ownWithdrawalsList } from '@guiche/lists';
import { sellerAction, sellerLoader } from '../../access/area-handlers.server';
import { OwnWithdrawalPage } from '../../features/withdrawals/own-withdrawal-page';
import { loadOwnWithdrawal, takeBackWithdrawal } from '../../features/withdrawals/own-withdrawals.server';
import { listTitle } from '../../lists/list-page';

export const loader = sellerLoader({}, loadOwnWithdrawal('seller'));
export const action = sellerAction({}, takeBackWithdrawal('seller'));
export const meta: MetaFunction<typeof loader> = ({ data }) => listTitle(data);

export default function Page() {
  return <OwnWithdrawalPage list={ownWithdrawalsList} />;
}
