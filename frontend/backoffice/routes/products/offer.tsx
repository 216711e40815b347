import type { MetaFunction } from '@remix-run/node';
import { sellerAction, sellerLoader } from '../../access/area-handlers.server';
import { OfferPage, offerTitle } from '../../features/products/offer-page';
import { loadOffer, saveOffer } from '../../features/products/offer.server';

export const loader = sellerLoader({}, loadOffer);
export const action = sellerAction({}, saveOffer);
export const meta: MetaFunction<typeof loader> = ({ data }) => offerTitle(data);
export default OfferPage;
