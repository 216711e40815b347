import type { MetaFunction } from '@remix-run/node';
import { ADMIN_PAGE_FLAGS } from '@guiche/access';
import { adminAction, adminLoader } from '../../access/area-handlers.server';
import { loadNewAdjustment, proposeAdjustment } from '../../features/adjustments/adjustments.server';
import { NewAdjustmentPage } from '../../features/adjustments/new-adjustment-page';

const access = { flag: ADMIN_PAGE_FLAGS['balance-adjustments'] };
export const loader = adminLoader(access, loadNewAdjustment);
export const action = adminAction(access, proposeAdjustment);
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data ? `${String(data.texts.newTitle)} · Guichê` : 'Guichê' },
];
export default NewAdjustmentPage;
