import type { MetaFunction } from '@remix-run/node';
import { masterAction, masterLoader } from '../../access/area-handlers.server';
import { MovePage, moveTitle } from '../../features/administrators/move-page';
import { loadMove, moveAdministrator } from '../../features/administrators/move.server';

export const loader = masterLoader({}, loadMove);
export const action = masterAction({}, moveAdministrator);
export const meta: MetaFunction<typeof loader> = ({ data }) => moveTitle(data);
export default MovePage;
