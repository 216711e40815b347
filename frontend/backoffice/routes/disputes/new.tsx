import type { MetaFunction } from '@remix-run/node';
import { ADMIN_PAGE_FLAGS } from '@guiche/access';
import { adminAction, adminLoader } from '../../access/area-handlers.server';
import { loadNewDispute, openDispute } from '../../features/disputes/disputes.server';
import { NewDisputePage } from '../../features/disputes/new-dispute-page';

const access = { flag: ADMIN_PAGE_FLAGS.disputes };
export const loader = adminLoader(access, loadNewDispute);
export const action = adminAction(access, openDispute);
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data ? `${String(data.texts.newDispute)} · Guichê` : 'Guichê' },
];
export default NewDisputePage;
