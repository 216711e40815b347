import type { MetaFunction } from '@remix-run/node';
import { ADMIN_PAGE_FLAGS } from '@guiche/access';
import { adminAction, adminLoader } from '../../access/area-handlers.server';
import { acquiringTitle } from '../../features/acquirings/acquirings-frame';
import { changeGatewayAccount, loadGatewayAccount } from '../../features/acquirings/acquirings.server';
import { GatewayAccountPage } from '../../features/acquirings/account-page';

const access = { flag: ADMIN_PAGE_FLAGS['platform-settings/acquirings'] };
export const loader = adminLoader(access, loadGatewayAccount);
export const action = adminAction(access, changeGatewayAccount);
export const meta: MetaFunction<typeof loader> = ({ data }) => acquiringTitle(data);
export default GatewayAccountPage;
