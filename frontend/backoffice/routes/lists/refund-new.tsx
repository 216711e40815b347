import type { MetaFunction } from '@remix-run/node';
import { ADMIN_PAGE_FLAGS } from '@guiche/access';
import { adminAction, adminLoader } from '../../access/area-handlers.server';
import { NewRefundPage } from '../../features/refunds/new-refund-page';
import { loadNewRefund, refundPayment } from '../../features/refunds/refunds.server';

const access = { flag: ADMIN_PAGE_FLAGS.refunds };
export const loader = adminLoader(access, loadNewRefund);
export const action = adminAction(access, refundPayment);
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data ? `${String(data.texts.newTitle)} · Guichê` : 'Guichê' },
];
export default NewRefundPage;
