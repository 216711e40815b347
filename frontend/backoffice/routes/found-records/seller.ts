import { sellerLoader } from '../../access/area-handlers.server';
import { loadOwnFoundRecords } from '../../features/found-records/found-records.server';

export const loader = sellerLoader({}, loadOwnFoundRecords);
