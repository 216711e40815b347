import type { MetaFunction } from '@remix-run/node';
import { sellerAction, sellerLoader } from '../../access/area-handlers.server';
import { ExportsPage, exportsTitle } from '../../features/exports/exports-page';
import { askForExport, loadExports } from '../../features/exports/exports.server';

export const loader = sellerLoader({}, loadExports('seller'));
export const action = sellerAction({}, askForExport('seller'));
export const meta: MetaFunction<typeof loader> = ({ data }) => exportsTitle(data);
export default ExportsPage;
