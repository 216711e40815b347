import type { QueryOutcome } from '@guiche/gateway-kit';
import { impliesPayment } from './implied-payment.js';
import { otherCurrency } from './other-currency.js';
import type { PaymentStatus } from './payment.js';
import { isOvertaken, type AttemptSnapshot } from './decision.js';
import { verdict } from './transitions.js';

/** A payment and the attempt that the outcome concerns. */
type Known = Pick<AttemptSnapshot, 'status' | 'currency' | 'flagged' | 'captured' | 'attemptState'>;

/** The status that the outcome gives a payment; undefined when it has none. */
function statusTold(outcome: QueryOutcome): PaymentStatus | undefined {
  switch (outcome.kind) {
    case 'settled':
      return 'APPROVED';
    case 'awaiting':
      return 'PENDING';
    case 'declined':
      return outcome.reason === 'expired' ? 'CANCELED' : 'REJECTED';
    case 'refunded':
      return 'REFUNDED';
    case 'chargedBack':
      return 'CHARGEBACK';
    default:
      return undefined;
  }
}

/** True when the payment already has the state of the outcome: no query and no lock is needed. */
export function repeatsState(now: Known, outcome: QueryOutcome): boolean {
  const flagged = 'flagged' in outcome && outcome.flagged === true;
  if (now.flagged || isOvertaken(now) || flagged || tellsOfAPart(outcome)) return false;
  if (otherCurrency(now, outcome) !== undefined) return false;
  if (!now.captured && tellsOfAnUnknownPayment(outcome)) return false;
  return statusTold(outcome) === now.status || (now.status === 'REFUNDED' && tellsOfAReturn(outcome));
}

/** A return that proves a payment of which our books know nothing. */
const tellsOfAnUnknownPayment = (outcome: QueryOutcome): boolean =>
  (outcome.kind === 'refunded' || outcome.kind === 'chargedBack') && impliesPayment(outcome);

/** For a refunded payment, a status for any return repeats the refund, whatever it maps to. */
const tellsOfAReturn = (outcome: QueryOutcome): boolean =>
  outcome.kind === 'chargedBack' && outcome.returned === true;

/** Paid, and a part of it went back: our books know nothing of that. */
const tellsOfAPart = (outcome: QueryOutcome): boolean =>
  outcome.kind === 'settled' && (outcome.refundedAmount ?? 0) > 0;

/** True when the outcome may still be applied: a payment in a final state cannot change. */
export function mayComeTrue(now: Known, outcome: QueryOutcome): boolean {
  const result = statusTold(outcome);
  if (now.flagged || result === undefined) return true;
  return isOvertaken(now) ? result === 'APPROVED' : verdict(now.status, result) === 'allowed';
}
