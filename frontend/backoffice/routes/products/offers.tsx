import type { MetaFunction } from '@remix-run/node';
import { sellerAction, sellerLoader } from '../../access/area-handlers.server';
import { OffersPage, offersTitle } from '../../features/products/offers-page';
import { changeOffers, loadOffers } from '../../features/products/offers.server';

export const loader = sellerLoader({}, loadOffers);
export const action = sellerAction({}, changeOffers);
export const meta: MetaFunction<typeof loader> = ({ data }) => offersTitle(data);
export default OffersPage;
