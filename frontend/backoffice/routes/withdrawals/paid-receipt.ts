import { ADMIN_PAGE_FLAGS } from '@guiche/access';
import { adminLoader } from '../../access/area-handlers.server';
import { downloadPaidReceipt } from '../../features/withdrawals/withdrawals.server';

export const loader = adminLoader(
  { flag: ADMIN_PAGE_FLAGS['paid-withdrawals'] },
  downloadPaidReceipt('seller'),
);
