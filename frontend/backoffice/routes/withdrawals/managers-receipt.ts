import { managerLoader } from '../../access/area-handlers.server';
import { downloadOwnReceipt } from '../../features/withdrawals/own-withdrawals.server';

export const loader = managerLoader({}, downloadOwnReceipt('manager'));
