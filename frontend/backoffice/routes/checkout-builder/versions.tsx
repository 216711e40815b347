import type { MetaFunction } from '@remix-run/node';
import { sellerAction, sellerLoader } from '../../access/area-handlers.server';
import { changeVersions, loadVersions } from '../../features/checkout-builder/publish.server';
import { VersionsPage, versionsTitle } from '../../features/checkout-builder/versions-page';

export const loader = sellerLoader({}, loadVersions);
export const action = sellerAction({}, changeVersions);
export const meta: MetaFunction<typeof loader> = ({ data }) => versionsTitle(data);
export default VersionsPage;
