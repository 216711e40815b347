import { sellerLoader } from '../../access/area-handlers.server';
import { loadExportFile } from '../../features/exports/exports.server';

export const loader = sellerLoader({}, loadExportFile);
