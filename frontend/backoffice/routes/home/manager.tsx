import type { MetaFunction } from '@remix-run/node';
import { managerLoader } from '../../access/area-handlers.server';
import { HomePage, homeTitle } from '../../features/home/home-page';
import { loadManagerHome } from '../../features/home/home.server';

export const loader = managerLoader({}, loadManagerHome);
export const meta: MetaFunction<typeof loader> = ({ data }) => homeTitle(data);
export default HomePage;
