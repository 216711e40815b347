import type { MetaFunction } from '@remix-run/node';
import { adminAction, adminLoader } from '../../access/area-handlers.server';
import { SavedViewsPage, savedViewsTitle } from '../../features/saved-views/saved-views-page';
import { changeViews, loadViews } from '../../features/saved-views/saved-views.server';

export const loader = adminLoader({}, loadViews('admin'));
export const action = adminAction({}, changeViews('admin'));
export const meta: MetaFunction<typeof loader> = ({ data }) => savedViewsTitle(data);
export default SavedViewsPage;
