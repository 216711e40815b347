import type { MetaFunction } from '@remix-run/node';
import { sellerAction, sellerLoader } from '../../access/area-handlers.server';
import { DeliveryPage, deliveryTitle } from '../../features/products/delivery-page';
import { saveDelivery, loadDelivery } from '../../features/products/delivery.server';

export const loader = sellerLoader({}, loadDelivery);
export const action = sellerAction({}, saveDelivery);
export const meta: MetaFunction<typeof loader> = ({ data }) => deliveryTitle(data);
export default DeliveryPage;
