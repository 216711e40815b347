import type { MetaFunction } from '@remix-run/node';
import { masterAction, masterLoader } from '../../access/area-handlers.server';
import { MasterPage, masterTitle } from '../../features/lost-factor/masters-page';
import { loadMaster, resetMastersFactor } from '../../features/lost-factor/masters.server';

export const loader = masterLoader({}, loadMaster);
export const action = masterAction({}, resetMastersFactor);
export const meta: MetaFunction<typeof loader> = ({ data }) => masterTitle(data);
export default MasterPage;
