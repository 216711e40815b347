import { sellerLoader } from '../../access/area-handlers.server';
import { openOwnDefenceFile } from '../../features/disputes/defence-files.server';

export const loader = sellerLoader({}, openOwnDefenceFile);
