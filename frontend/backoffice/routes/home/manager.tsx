import type { MetaFunction } from '@remix-run/node';
import { managerLoader } from '../../access/area-handlers.server';
import { loadManagerDashboard } from '../../features/commission/manager-dashboard.server';
import {
  ManagerDashboardPage,
  managerDashboardTitle,
} from '../../features/commission/manager-dashboard-page';

export const loader = managerLoader({}, loadManagerDashboard);
export const meta: MetaFunction<typeof loader> = ({ data }) => managerDashboardTitle(data);
export default ManagerDashboardPage;
