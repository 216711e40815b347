import type { MetaFunction } from '@remix-run/node';
import { masterAction, masterLoader } from '../../access/area-handlers.server';
import { changeAdministrator, loadAdministrator } from '../../features/administrators/administrators.server';
import { AdministratorPage } from '../../features/administrators/administrator-page';

export const loader = masterLoader({}, loadAdministrator);
export const action = masterAction({}, changeAdministrator);
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data ? `${String(data.row.name ?? '')} · Guichê` : 'Guichê' },
];
export default AdministratorPage;
