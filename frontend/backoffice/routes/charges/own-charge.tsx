import type { MetaFunction } from '@remix-run/node';
import { sellerAction, sellerLoader } from '../../access/area-handlers.server';
import { OwnChargePage } from '../../features/charges/own-charge-page';
import { loadOwnCharge, payOwnCharge } from '../../features/charges/own-charges.server';
import { listTitle } from '../../lists/list-page';

export const loader = sellerLoader({}, loadOwnCharge);
export const action = sellerAction({}, payOwnCharge);
export const meta: MetaFunction<typeof loader> = ({ data }) => listTitle(data);
export default OwnChargePage;
