import type { MetaFunction } from '@remix-run/node';
import { managerAction, managerLoader } from '../../access/area-handlers.server';
import { SavedViewsPage, savedViewsTitle } from '../../features/saved-views/saved-views-page';
import { changeViews, loadViews } from '../../features/saved-views/saved-views.server';

export const loader = managerLoader({}, loadViews('manager'));
export const action = managerAction({}, changeViews('manager'));
export const meta: MetaFunction<typeof loader> = ({ data }) => savedViewsTitle(data);
export default SavedViewsPage;
