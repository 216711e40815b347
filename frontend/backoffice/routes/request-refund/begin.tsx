import type { MetaFunction } from '@remix-run/node';
import { RequestRefundPage, requestRefundPageTitle } from '../../features/request-refund/request-refund-page';
import { actOnRequestRefund, loadRequestRefund } from '../../features/request-refund/request-refund.server';

export const loader = loadRequestRefund;
export const action = actOnRequestRefund;
export const meta: MetaFunction<typeof loader> = ({ data }) => requestRefundPageTitle(data);
export default RequestRefundPage;
