import type { MetaFunction } from '@remix-run/node';
import { sellerLoader } from '../../access/area-handlers.server';
import { HomePage, homeTitle } from '../../features/home/home-page';
import { loadSellerHome } from '../../features/home/home.server';

export const loader = sellerLoader({}, loadSellerHome);
export const meta: MetaFunction<typeof loader> = ({ data }) => homeTitle(data);
export default HomePage;
