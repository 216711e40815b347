import type { PaymentMethod } from '@guiche/checkout-rules';
import type { PaymentData } from './payment';

/**
 * The methods to go on with after a refusal, the most hopeful one first: another card, unless it was the buyer and not the
 * card that was doubted.
 */
export function retryMethods(
  { method, reason }: Pick<PaymentData, 'method' | 'reason'>,
  methods: readonly PaymentMethod[],
): PaymentMethod[] {
  const cardFirst = method === 'CREDIT_CARD' && reason !== 'FRAUD_SUSPECTED';
  const rank = (way: PaymentMethod) => (way === 'CREDIT_CARD' && cardFirst ? -1 : methods.indexOf(way));
  return [...methods].sort((a, b) => rank(a) - rank(b));
}
