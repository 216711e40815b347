import type { MetaFunction } from '@remix-run/node';
import { masterLoader } from '../../access/area-handlers.server';
import { HomePage, homeTitle } from '../../features/home/home-page';
import { loadMasterHome } from '../../features/home/home.server';

export const loader = masterLoader({}, loadMasterHome);
export const meta: MetaFunction<typeof loader> = ({ data }) => homeTitle(data);
export default HomePage;
