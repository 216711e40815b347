import type { MetaFunction } from '@remix-run/node';
import { managerAction, managerLoader } from '../../access/area-handlers.server';
import { ExportsPage, exportsTitle } from '../../features/exports/exports-page';
import { askForExport, loadExports } from '../../features/exports/exports.server';

export const loader = managerLoader({}, loadExports('manager'));
export const action = managerAction({}, askForExport('manager'));
export const meta: MetaFunction<typeof loader> = ({ data }) => exportsTitle(data);
export default ExportsPage;
