import type { MetaFunction } from '@remix-run/node';
import { masterAction, masterLoader } from '../../access/area-handlers.server';
import { EnterPage, enterTitle } from '../../features/administrators/enter-page';
import { loadEnter, permitEntry } from '../../features/administrators/enter.server';

export const loader = masterLoader({}, loadEnter);
export const action = masterAction({}, permitEntry);
export const meta: MetaFunction<typeof loader> = ({ data }) => enterTitle(data);
export default EnterPage;
