import type { MetaFunction } from '@remix-run/node';
import { ADMIN_PAGE_FLAGS } from '@guiche/access';
import { adminAction, adminLoader } from '../../access/area-handlers.server';
import { DisputePage, disputePageTitle } from '../../features/disputes/dispute-page';
import { changeDispute, loadDispute } from '../../features/disputes/disputes.server';

const access = { flag: ADMIN_PAGE_FLAGS.disputes };
export const loader = adminLoader(access, loadDispute);
export const action = adminAction(access, changeDispute);
export const meta: MetaFunction<typeof loader> = ({ data }) => disputePageTitle(data);
export default DisputePage;
