import type { MetaFunction } from '@remix-run/node';
import { sellerLoader } from '../../access/area-handlers.server';
import { BalanceMoneyPage, balanceMoneyTitle } from '../../features/money/balance-money-page';
import { loadBalanceMoney } from '../../features/money/money.server';

export const loader = sellerLoader({}, loadBalanceMoney);
export const meta: MetaFunction<typeof loader> = ({ data }) => balanceMoneyTitle(data);
export default BalanceMoneyPage;
