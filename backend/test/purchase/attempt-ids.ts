import type { AttemptIds } from '../../src/modules/payments/index.js';
import type { CheckoutHarness } from './shop.js';

/** The one attempt of a payment. */
export async function attemptIdsOf(shop: CheckoutHarness, paymentId: string): Promise<AttemptIds> {
  const [ids] = await shop.rows<AttemptIds>(
    `select a.id as "attemptId", p.order_id as "orderId", a.gateway_account_id as "gatewayAccountId", a.platform_id as "platformId"
     from attempts a join payments p on p.id = a.payment_id where p.id = $1`,
    [paymentId],
  );
  if (!ids) throw new Error(`payment ${paymentId} has no attempt`);
  return ids;
}
