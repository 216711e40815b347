import type { QueryOutcome } from '@guiche/gateway-kit';
import type { PaymentStatus } from './payment.js';

const STATUS: Readonly<Partial<Record<QueryOutcome['kind'], PaymentStatus>>> = {
  settled: 'APPROVED',
  awaiting: 'PENDING',
  declined: 'REJECTED',
  refunded: 'REFUNDED',
  chargedBack: 'CHARGEBACK',
};

/** True when the payment already stands where the outcome would put it: no need to ask or to lock anything. */
export function saysNothingNew(
  now: { status: PaymentStatus; flagged: boolean },
  outcome: QueryOutcome,
): boolean {
  const flagged = 'flagged' in outcome && outcome.flagged === true;
  return !now.flagged && !flagged && STATUS[outcome.kind] === now.status;
}
