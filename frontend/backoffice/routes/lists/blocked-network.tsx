import type { MetaFunction } from '@remix-run/node';
import { masterAction, masterLoader } from '../../access/area-handlers.server';
import { BlockedNetworkPage } from '../../features/blocked-networks/blocked-network-page';
import { loadBlockedNetwork, unblockNetwork } from '../../features/blocked-networks/blocked-networks.server';
import { listTitle } from '../../lists/list-page';

export const loader = masterLoader({}, loadBlockedNetwork);
export const action = masterAction({}, unblockNetwork);
export const meta: MetaFunction<typeof loader> = ({ data }) => listTitle(data);
export default BlockedNetworkPage;
