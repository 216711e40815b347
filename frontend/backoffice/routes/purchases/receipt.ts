import { customerLoader } from '../../access/area-handlers.server';
import { downloadReceipt } from '../../features/purchases/purchases.server';

export const loader = customerLoader({}, downloadReceipt);
