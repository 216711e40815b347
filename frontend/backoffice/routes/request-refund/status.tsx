import type { MetaFunction } from '@remix-run/node';
import { RefundStatusPage } from '../../features/request-refund/refund-status-page';
import { requestRefundPageTitle } from '../../features/request-refund/request-refund-page';
import { findRefund, loadRefundStatus } from '../../features/request-refund/request-refund.server';

export const loader = loadRefundStatus;
export const action = findRefund;
export const meta: MetaFunction<typeof loader> = ({ data }) => requestRefundPageTitle(data);
export default RefundStatusPage;
