import { adminLoader } from '../../access/area-handlers.server';
import { loadFoundRecords } from '../../features/found-records/found-records.server';

export const loader = adminLoader({}, loadFoundRecords);
