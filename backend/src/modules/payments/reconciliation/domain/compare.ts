import type { QueryOutcome } from '@guiche/gateway-kit';
import { otherCurrency } from '../../domain/other-currency.js';
import type { PaymentStatus } from '../../domain/payment.js';

/** An attempt as our books have it. */
export interface OurCharge {
  readonly status: PaymentStatus;
  /** Cents. */
  readonly amount: number;
  readonly currency: string;
  readonly reference: string | null;
  /** Cents that went back in parts while it stayed paid. */
  readonly refundedAmount: number;
}

/**
 * - `STATUS`: both have the charge, with different states;
 * - `AMOUNT`: both say it is paid, and not how much, to the cent and in the same currency;
 * - `MISSING_THERE`: our books have money or a code of which the provider knows nothing;
 * - `MISSING_HERE`: the provider has the money and our books do not.
 */
export type DifferenceKind = 'STATUS' | 'AMOUNT' | 'MISSING_THERE' | 'MISSING_HERE';

export interface Difference {
  readonly kind: DifferenceKind;
  readonly ours: Readonly<Record<string, unknown>>;
  readonly theirs: Readonly<Record<string, unknown>>;
}

/** `unanswered`: nothing is proven either way. */
export type Comparison = Difference | 'agrees' | 'unanswered';

/** The states of ours that match each state of the provider. A code that we canceled may still be open there. */
const AGREEING: Readonly<
  Record<'awaiting' | 'declined' | 'refunded' | 'chargedBack' | 'returned', readonly PaymentStatus[]>
> = {
  awaiting: ['PENDING', 'CANCELED'],
  declined: ['REJECTED', 'CANCELED'],
  refunded: ['REFUNDED'],
  chargedBack: ['CHARGEBACK'],
  // The provider uses one status for a requested return and for a dispute.
  returned: ['REFUNDED', 'CHARGEBACK'],
};

type Told = Extract<QueryOutcome, { kind: 'awaiting' | 'declined' | 'refunded' | 'chargedBack' }>;

const statusOf = (outcome: Told): keyof typeof AGREEING =>
  outcome.kind === 'chargedBack' && outcome.returned ? 'returned' : outcome.kind;

/** Compares an attempt with the current state at the provider. Pure; changes nothing. */
export function compare(ours: OurCharge, outcome: QueryOutcome): Comparison {
  if ('flagged' in outcome && outcome.flagged === true) return 'unanswered';
  switch (outcome.kind) {
    case 'unknown':
    case 'refused':
      return 'unanswered';
    case 'notFound':
      return wasSeenThere(ours) ? difference('MISSING_THERE', ours, outcome) : 'agrees';
    case 'settled':
      return settled(ours, outcome);
    default:
      if (isOurPart(ours, outcome)) return 'agrees';
      if (!AGREEING[statusOf(outcome)].includes(ours.status) && !isOfARefusedCard(ours, outcome))
        return difference('STATUS', ours, outcome);
      return partlyReturned(ours, outcome) ? difference('AMOUNT', ours, outcome) : 'agrees';
  }
}

/** The card was refused, and the bill for it is left open. */
const isOfARefusedCard = ({ status }: OurCharge, outcome: Told): boolean =>
  status === 'REJECTED' && outcome.kind === 'awaiting' && outcome.waitsForACard === true;

/** A part went back on both sides, and as much. */
const isOurPart = ({ status, refundedAmount }: OurCharge, outcome: Told): boolean =>
  status === 'APPROVED' &&
  refundedAmount > 0 &&
  ['refunded', 'returned'].includes(statusOf(outcome)) &&
  outcome.refundedAmount === refundedAmount;

/** Our books have given back the whole. */
const partlyReturned = ({ amount }: OurCharge, outcome: Told): boolean =>
  ['refunded', 'returned'].includes(statusOf(outcome)) && (outcome.refundedAmount ?? amount) < amount;

/** A canceled or rejected charge may be missing there; one that was shown or paid may not. */
const wasSeenThere = ({ status, reference }: OurCharge): boolean =>
  status === 'PENDING' ? reference !== null : status !== 'CANCELED' && status !== 'REJECTED';

function settled(ours: OurCharge, outcome: Extract<QueryOutcome, { kind: 'settled' }>): Comparison {
  if (ours.status === 'REFUNDED' || ours.status === 'CHARGEBACK') return difference('STATUS', ours, outcome);
  if (ours.status !== 'APPROVED') return difference('MISSING_HERE', ours, outcome);
  const otherAmount =
    (outcome.amount !== undefined && outcome.amount !== ours.amount) ||
    otherCurrency(ours, outcome) !== undefined;
  const otherPart = (outcome.refundedAmount ?? ours.refundedAmount) !== ours.refundedAmount;
  return otherAmount || otherPart ? difference('AMOUNT', ours, outcome) : 'agrees';
}

function difference(kind: DifferenceKind, ours: OurCharge, outcome: QueryOutcome): Difference {
  const { status, amount, currency, reference, refundedAmount } = ours;
  const { kind: state, ...facts } = outcome as { kind: string; [fact: string]: unknown };
  const shown = ['amount', 'currency', 'refundedAmount', 'native', 'reference'].filter(
    (fact) => facts[fact] !== undefined,
  );
  return {
    kind,
    ours: { status, amount, currency, reference, ...(refundedAmount > 0 && { refundedAmount }) },
    theirs: { state, ...Object.fromEntries(shown.map((fact) => [fact, facts[fact]])) },
  };
}
