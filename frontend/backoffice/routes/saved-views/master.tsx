import type { MetaFunction } from '@remix-run/node';
import { masterAction, masterLoader } from '../../access/area-handlers.server';
import { SavedViewsPage, savedViewsTitle } from '../../features/saved-views/saved-views-page';
import { changeViews, loadViews } from '../../features/saved-views/saved-views.server';

export const loader = masterLoader({}, loadViews('master'));
export const action = masterAction({}, changeViews('master'));
export const meta: MetaFunction<typeof loader> = ({ data }) => savedViewsTitle(data);
export default SavedViewsPage;
