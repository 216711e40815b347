import type { MetaFunction } from '@remix-run/node';
import { sellerAction, sellerLoader } from '../../access/area-handlers.server';
import { OfferPage, offerTitle } from '../../features/products/offer-page';
import { addOffer, loadNewOffer } from '../../features/products/offer.server';

export const loader = sellerLoader({}, loadNewOffer);
export const action = sellerAction({}, addOffer);
export const meta: MetaFunction<typeof loader> = ({ data }) => offerTitle(data);
export default OfferPage;
