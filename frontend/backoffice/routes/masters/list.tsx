import type { MetaFunction } from '@remix-run/node';
import { masterLoader } from '../../access/area-handlers.server';
import { MastersPage, mastersTitle } from '../../features/lost-factor/masters-page';
import { loadMasters } from '../../features/lost-factor/masters.server';

export const loader = masterLoader({}, loadMasters);
export const meta: MetaFunction<typeof loader> = ({ data }) => mastersTitle(data);
export default MastersPage;
