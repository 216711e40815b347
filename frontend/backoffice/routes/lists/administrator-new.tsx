import type { MetaFunction } from '@remix-run/node';
import { masterAction, masterLoader } from '../../access/area-handlers.server';
import {
  inviteAdministrator,
  loadNewAdministrator,
} from '../../features/administrators/administrators.server';
import { NewAdministratorPage } from '../../features/administrators/new-administrator-page';

export const loader = masterLoader({}, loadNewAdministrator);
export const action = masterAction({}, inviteAdministrator);
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data ? `${String(data.texts.inviteTitle)} · Guichê` : 'Guichê' },
];
export default NewAdministratorPage;
