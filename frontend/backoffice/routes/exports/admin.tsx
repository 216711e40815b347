import type { MetaFunction } from '@remix-run/node';
import { adminAction, adminLoader } from '../../access/area-handlers.server';
import { ExportsPage, exportsTitle } from '../../features/exports/exports-page';
import { askForExport, loadExports } from '../../features/exports/exports.server';

export const loader = adminLoader({}, loadExports('admin'));
export const action = adminAction({}, askForExport('admin'));
export const meta: MetaFunction<typeof loader> = ({ data }) => exportsTitle(data);
export default ExportsPage;
