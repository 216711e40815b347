import type { MetaFunction } from '@remix-run/node';
import { sellerAction, sellerLoader } from '../../access/area-handlers.server';
import { changeLink, loadLink } from '../../features/checkout-links/checkout-links.server';
import { LinkPage, linkTitle } from '../../features/checkout-links/link-page';

export const loader = sellerLoader({}, loadLink);
export const action = sellerAction({}, changeLink);
export const meta: MetaFunction<typeof loader> = ({ data }) => linkTitle(data);
export default LinkPage;
