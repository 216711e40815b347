import type { MetaFunction } from '@remix-run/node';
import { masterAction, masterLoader } from '../../access/area-handlers.server';
import { ExportsPage, exportsTitle } from '../../features/exports/exports-page';
import { askForExport, loadExports } from '../../features/exports/exports.server';

export const loader = masterLoader({}, loadExports('master'));
export const action = masterAction({}, askForExport('master'));
export const meta: MetaFunction<typeof loader> = ({ data }) => exportsTitle(data);
export default ExportsPage;
