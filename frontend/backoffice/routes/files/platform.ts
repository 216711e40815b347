import { masterLoader } from '../../access/area-handlers.server';
import { platformFile } from '../../features/platforms/platform.server';

export const loader = masterLoader({}, platformFile);
