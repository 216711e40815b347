import type { MetaFunction } from '@remix-run/node';
import { ownDisputesList } from '@guiche/lists';
import { sellerLoader } from '../../access/area-handlers.server';
import { loadOwnDisputes } from '../../features/disputes/disputes.server';
import { OwnChargebacks } from '../../features/disputes/own-chargebacks';
import { ListPage, listTitle } from '../../lists/list-page';

export const loader = sellerLoader({}, loadOwnDisputes);
export const meta: MetaFunction<typeof loader> = ({ data }) => listTitle(data);

export default function Page() {
  return <ListPage list={ownDisputesList} head={<OwnChargebacks />} />;
}
