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

const saidBy = (told: Told): keyof typeof AGREEING =>
  told.kind === 'chargedBack' && told.returned ? 'returned' : told.kind;

/** Compares an attempt with the current state at the provider. Pure; changes nothing. */
export function compare(ours: OurCharge, told: QueryOutcome): Comparison {
  if ('flagged' in told && told.flagged === true) return 'unanswered';
  switch (told.kind) {
    case 'unknown':
    case 'refused':
      return 'unanswered';
    case 'notFound':
      return wasSeenThere(ours) ? difference('MISSING_THERE', ours, told) : 'agrees';
    case 'settled':
      return settled(ours, told);
    default:
      if (!AGREEING[saidBy(told)].includes(ours.status) && !isOfARefusedCard(ours, told))
        return difference('STATUS', ours, told);
      return wentBackInPart(ours, told) ? difference('AMOUNT', ours, told) : 'agrees';
  }
}

/** The card was refused, and the bill for it is left open. */
const isOfARefusedCard = ({ status }: OurCharge, told: Told): boolean =>
  status === 'REJECTED' && told.kind === 'awaiting' && told.waitsForACard === true;

/** Our books have given back the whole. */
const wentBackInPart = ({ amount }: OurCharge, told: Told): boolean =>
  ['refunded', 'returned'].includes(saidBy(told)) && (told.refundedAmount ?? amount) < amount;

/** A canceled or rejected charge may be missing there; one that was shown or paid may not. */
const wasSeenThere = ({ status, reference }: OurCharge): boolean =>
  status === 'PENDING' ? reference !== null : status !== 'CANCELED' && status !== 'REJECTED';

function settled(ours: OurCharge, told: Extract<QueryOutcome, { kind: 'settled' }>): Comparison {
  if (ours.status === 'REFUNDED' || ours.status === 'CHARGEBACK') return difference('STATUS', ours, told);
  if (ours.status !== 'APPROVED') return difference('MISSING_HERE', ours, told);
  const otherAmount =
    (told.amount !== undefined && told.amount !== ours.amount) || otherCurrency(ours, told) !== undefined;
  const gaveBack = (told.refundedAmount ?? 0) > 0;
  return otherAmount || gaveBack ? difference('AMOUNT', ours, told) : 'agrees';
}

function difference(kind: DifferenceKind, ours: OurCharge, told: QueryOutcome): Difference {
  const { status, amount, currency, reference } = ours;
  const { kind: state, ...facts } = told as { kind: string; [fact: string]: unknown };
  const shown = ['amount', 'currency', 'refundedAmount', 'native', 'reference'].filter(
    (fact) => facts[fact] !== undefined,
  );
  return {
    kind,
    ours: { status, amount, currency, reference },
    theirs: { state, ...Object.fromEntries(shown.map((fact) => [fact, facts[fact]])) },
  };
}
