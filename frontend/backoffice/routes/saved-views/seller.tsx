import type { MetaFunction } from '@remix-run/node';
import { sellerAction, sellerLoader } from '../../access/area-handlers.server';
import { SavedViewsPage, savedViewsTitle } from '../../features/saved-views/saved-views-page';
import { changeViews, loadViews } from '../../features/saved-views/saved-views.server';

export const loader = sellerLoader({}, loadViews('seller'));
export const action = sellerAction({}, changeViews('seller'));
export const meta: MetaFunction<typeof loader> = ({ data }) => savedViewsTitle(data);
export default SavedViewsPage;
