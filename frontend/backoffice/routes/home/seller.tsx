import type { MetaFunction } from '@remix-run/node';
import { sellerLoader } from '../../access/area-handlers.server';
import { SellerDashboardPage } from '../../features/dashboard/seller-dashboard';
import { loadSellerDashboard } from '../../features/dashboard/seller-dashboard.server';

export const loader = sellerLoader({}, loadSellerDashboard);
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data ? `${String(data.texts.title)} · Guichê` : 'Guichê' },
];
export default SellerDashboardPage;
