import type { MetaFunction } from '@remix-run/node';
import { ADMIN_PAGE_FLAGS } from '@guiche/access';
import { adminAction, adminLoader } from '../../access/area-handlers.server';
import { undoBrandChange, loadBrandHistory } from '../../features/customization/customization.server';
import { BrandHistoryPage } from '../../features/customization/brand-history-page';

const access = { flag: ADMIN_PAGE_FLAGS.customization };
export const loader = adminLoader(access, loadBrandHistory);
export const action = adminAction(access, undoBrandChange);
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data ? `${String(data.texts.title)} · Guichê` : 'Guichê' },
];
export default BrandHistoryPage;
