import { managerLoader } from '../../access/area-handlers.server';
import { loadExportFile } from '../../features/exports/exports.server';

export const loader = managerLoader({}, loadExportFile);
