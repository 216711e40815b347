import type { MetaFunction } from '@remix-run/node';
import { sellerAction, sellerLoader } from '../../access/area-handlers.server';
import { addLink, loadNewLink } from '../../features/checkout-links/checkout-links.server';
import { NewLinkPage, newLinkTitle } from '../../features/checkout-links/new-link-page';

export const loader = sellerLoader({}, loadNewLink);
export const action = sellerAction({}, addLink);
export const meta: MetaFunction<typeof loader> = ({ data }) => newLinkTitle(data);
export default NewLinkPage;
