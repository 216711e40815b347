import type { MetaFunction } from '@remix-run/node';
import { ADMIN_PAGE_FLAGS } from '@guiche/access';
import { adminAction, adminLoader } from '../../access/area-handlers.server';
import { ChargePage } from '../../features/charges/charge-page';
import { decideCharge, loadCharge } from '../../features/charges/charges.server';
import { listTitle } from '../../lists/list-page';

const access = { flag: ADMIN_PAGE_FLAGS.charges };
export const loader = adminLoader(access, loadCharge);
export const action = adminAction(access, decideCharge);
export const meta: MetaFunction<typeof loader> = ({ data }) => listTitle(data);
export default ChargePage;
