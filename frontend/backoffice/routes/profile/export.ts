import { sellerLoader } from '../../access/area-handlers.server';
import { exportOwnData } from '../../features/company/company.server';

export const loader = sellerLoader({}, exportOwnData);
