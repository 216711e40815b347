import type { MetaFunction } from '@remix-run/node';
import { sellerAction, sellerLoader } from '../../access/area-handlers.server';
import { PublishPage, publicationTitle } from '../../features/checkout-builder/publish-page';
import { loadPublication, publishCheckout } from '../../features/checkout-builder/publish.server';

export const loader = sellerLoader({}, loadPublication);
export const action = sellerAction({}, publishCheckout);
export const meta: MetaFunction<typeof loader> = ({ data }) => publicationTitle(data);
export default PublishPage;
