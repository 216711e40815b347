import { sellerLoader } from '../../access/area-handlers.server';
import { downloadOwnReceipt } from '../../features/withdrawals/own-withdrawals.server';

export const loader = sellerLoader({}, downloadOwnReceipt('seller'));
