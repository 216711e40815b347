import type { MetaFunction } from '@remix-run/node';
import { ADMIN_PAGE_FLAGS } from '@guiche/access';
import { adminLoader } from '../../access/area-handlers.server';
import { AdminDashboardPage } from '../../features/dashboard/admin-dashboard';
import { loadAdminDashboard } from '../../features/dashboard/admin-dashboard.server';

export const loader = adminLoader({ flag: ADMIN_PAGE_FLAGS.dashboard }, loadAdminDashboard);
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data ? `${String(data.texts.title)} · Guichê` : 'Guichê' },
];
export default AdminDashboardPage;
