import type { MetaFunction } from '@remix-run/node';
import { sellerAction, sellerLoader } from '../../access/area-handlers.server';
import { RefundRequestPage, refundRequestTitle } from '../../features/sales/refund-request-page';
import { decideRequest, loadRefundRequest } from '../../features/sales/refund-request.server';

export const loader = sellerLoader({}, loadRefundRequest);
export const action = sellerAction({}, decideRequest);
export const meta: MetaFunction<typeof loader> = ({ data }) => refundRequestTitle(data);
export default RefundRequestPage;
