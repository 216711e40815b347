import type { MetaFunction } from '@remix-run/node';
import { masterAction, masterLoader } from '../../access/area-handlers.server';
import { InstallationFeesPage } from '../../features/installation-fees/installation-fees-page';
import {
  changeInstallationFees,
  loadInstallationFees,
} from '../../features/installation-fees/installation-fees.server';

export const loader = masterLoader({}, loadInstallationFees);
export const action = masterAction({}, changeInstallationFees);
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data ? `${String(data.texts.feesTitle)} · Guichê` : 'Guichê' },
];
export default InstallationFeesPage;
