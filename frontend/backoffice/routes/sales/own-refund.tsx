import type { MetaFunction } from '@remix-run/node';
import { sellerAction, sellerLoader } from '../../access/area-handlers.server';
import { OwnRefundPage } from '../../features/sales/own-refund-page';
import { loadOwnRefund, refundOwnSale } from '../../features/sales/sale-actions.server';
import { saleTitle } from '../../features/sales/sale-page';

export const loader = sellerLoader({}, loadOwnRefund);
export const action = sellerAction({}, refundOwnSale);
export const meta: MetaFunction<typeof loader> = ({ data }) => saleTitle(data);
export default OwnRefundPage;
