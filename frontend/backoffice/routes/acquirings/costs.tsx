import type { MetaFunction } from '@remix-run/node';
import { ADMIN_PAGE_FLAGS } from '@guiche/access';
import { adminAction, adminLoader } from '../../access/area-handlers.server';
import { GatewayCostsPage, gatewayCostsTitle } from '../../features/gateway-costs/gateway-costs-page';
import { changeGatewayCosts, loadGatewayCosts } from '../../features/gateway-costs/gateway-costs.server';

const access = { flag: ADMIN_PAGE_FLAGS['platform-settings/acquirings'] };
export const loader = adminLoader(access, loadGatewayCosts);
export const action = adminAction(access, changeGatewayCosts);
export const meta: MetaFunction<typeof loader> = ({ data }) => gatewayCostsTitle(data);
export default GatewayCostsPage;
