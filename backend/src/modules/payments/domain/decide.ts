import type { QueryOutcome } from '@guiche/gateway-kit';
import { awaiting, reviewFlag } from './awaited.js';
import { giveBack, inAnotherCurrency, move, settle } from './moves.js';
import { otherCurrency } from './other-currency.js';
import type { PaymentReason } from './payment.js';
import {
  type DecisionContext,
  type Decision,
  isLost,
  isOpen,
  unchangedDecision,
  type AttemptSnapshot,
} from './decision.js';
import { ofAnotherTry } from './tries.js';
import { notFoundDecision, unprovenDecision, unqueryableDecision, unchanged } from './unproven.js';

/**
 * One pure function decides on every outcome of an attempt, whatever its source.
 * `unknown` never declines; an unlisted word is flagged and never final; nothing pulls back APPROVED, REFUNDED or CHARGEBACK
 * but a reversal or a won dispute; money that arrives late always enters.
 */
export function decide(before: AttemptSnapshot, outcome: QueryOutcome, context: DecisionContext): Decision {
  const decision = decideOn(before, outcome, context);
  const { verdict } = decision;
  const isOutdated = verdict === 'stale' || (verdict === 'forbidden' && !isOpen(before));
  const isListed = !('flagged' in outcome && outcome.flagged === true);
  // An outcome that changes nothing does not replace the stored status. An unlisted status stays until it is reviewed.
  return isOutdated && isListed
    ? { ...decision, next: { ...decision.next, nativeStatus: before.nativeStatus } }
    : decision;
}

function decideOn(before: AttemptSnapshot, outcome: QueryOutcome, context: DecisionContext): Decision {
  const current = withTold(before, outcome);
  const past = ofAnotherTry(before, current, outcome);
  if (past) return past;
  const currency = otherCurrency(current, outcome);
  if (currency !== undefined) return inAnotherCurrency(current, currency);
  switch (outcome.kind) {
    case 'unknown':
      return outcome.flagged
        ? unchanged(current, outcome.native, context)
        : unprovenDecision(current, context, { why: outcome.why });
    case 'refused':
      if (context.source === 'reply') return refusedCharge(current, outcome.reason, outcome.detail, context);
      return outcome.reason === 'notOffered' && context.source === 'janitor'
        ? unqueryableDecision(current, context)
        : unprovenDecision(current, context, { refused: outcome.reason, detail: outcome.detail });
    case 'notFound':
      return notFoundDecision(current, context);
    case 'awaiting':
      // A bill that waits for a refused or missing card is not a charge.
      if (outcome.waitsForACard && isLost(current) && context.source !== 'reply')
        return notFoundDecision(current, context);
      return outcome.flagged
        ? reviewFlag(current, 'PENDING', outcome.native, context)
        : awaiting(current, outcome, context);
    case 'declined':
      return outcome.flagged
        ? reviewFlag(current, 'REJECTED', outcome.native, context)
        : move(current, outcome.reason === 'expired' ? 'CANCELED' : 'REJECTED', context, {
            reason: reasonFor(outcome.reason, current.method),
          });
    case 'settled':
      return settle(current, outcome, context);
    case 'refunded':
      return giveBack(current, 'REFUNDED', outcome, context);
    case 'chargedBack':
      // What went back before a dispute is no measure of it.
      if (!outcome.returned) return giveBack(current, 'CHARGEBACK', whole(outcome), context);
      // Some providers report every return as a chargeback. A return that we requested is a refund.
      return giveBack(current, current.refundAsked ? 'REFUNDED' : 'CHARGEBACK', outcome, context);
  }
}

/** Treats a partial return as a full one. */
function whole(returned: Extract<QueryOutcome, { kind: 'chargedBack' }>): typeof returned {
  const { refundedAmount: _, ...result } = returned;
  return result;
}

type DeclineReason = Extract<QueryOutcome, { kind: 'declined' }>['reason'];

/**
 * Many providers say "refused" of every method, and their adapters read it as a refused card. Which method was charged is
 * known here for all of them: only a card can be refused as a card.
 */
function reasonFor(reason: DeclineReason, method: AttemptSnapshot['method']): PaymentReason {
  return reason === 'cardRefused' && method !== 'CREDIT_CARD' ? 'DECLINED' : REASONS[reason];
}

const REASONS: Readonly<Record<DeclineReason, PaymentReason>> = {
  insufficientFunds: 'INSUFFICIENT_FUNDS',
  cardRefused: 'CARD_REFUSED',
  fraudSuspected: 'FRAUD_SUSPECTED',
  canceled: 'DECLINED',
  expired: 'EXPIRED',
  other: 'DECLINED',
};

/** Stored for every verdict: the provider's reference, its status, data for later calls. */
function withTold(before: AttemptSnapshot, outcome: QueryOutcome): AttemptSnapshot {
  if (!('reference' in outcome) && !('native' in outcome)) return before;
  const result = outcome as Extract<
    QueryOutcome,
    { kind: 'settled' | 'awaiting' | 'declined' | 'refunded' | 'chargedBack' }
  >;
  return {
    ...before,
    reference: result.reference ?? before.reference,
    nativeStatus: result.native ?? before.nativeStatus,
    providerData: result.providerData
      ? { ...before.providerData, ...result.providerData }
      : before.providerData,
  };
}

/** Our own call was answered: no charge is made. */
function refusedCharge(
  current: AttemptSnapshot,
  reason: string,
  detail: string,
  context: DecisionContext,
): Decision {
  if (current.status !== 'PENDING') return unchangedDecision(current, 'stale');
  // A webhook came first and proved the charge, so its code can still be paid.
  if (!isLost(current)) return unchangedDecision(current, 'same');
  return move(
    current,
    'REJECTED',
    context,
    { attemptState: 'REFUSED', reason: 'PROVIDER_REFUSED' },
    { kind: 'REFUSED_BY_PROVIDER', detail: { reason, detail } },
  );
}
