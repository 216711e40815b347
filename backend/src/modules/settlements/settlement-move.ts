import { cents, type Cents } from '@guiche/money';
import {
  BANK_CASH,
  gateway,
  nameOf,
  platform,
  type Leg,
  type Move,
  type PostedLeg,
} from '../ledger/index.js';

/** What a provider says that it paid for one sale, or took back. */
export interface SettledLine {
  readonly id: string;
  readonly gatewayAccountId: string;
  readonly currency: string;
  /** What the buyer paid; negative: what went back to the buyer. */
  readonly gross: Cents;
  readonly fee: Cents;
}

/** Why a line is not posted as it is. */
export type SettlementFault = 'COST' | 'AMOUNT' | 'UNKNOWN_SALE' | 'SETTLED_TWICE' | 'NOT_RETURNED';

export interface SettlementVerdict {
  readonly fault: SettlementFault | null;
  /** What the ledger expects: the fee where the cost differs, else the gross. */
  readonly ours: Cents;
}

interface SettledSale {
  readonly paymentId: string;
  /** A sale in one installment is settled whole. */
  readonly installments: number;
}

/** What a person decided about the cost of a line. */
export interface AcceptedCost {
  readonly reason: string;
}

/** How much of a sale, or of a payment of a charge, the provider got, gave back and settled so far. */
interface SettledSums {
  readonly captured: number;
  /** Without what a won chargeback restored. */
  readonly returned: number;
  readonly restored: number;
  readonly settled: number;
  readonly takenBack: number;
  readonly cost: number;
  readonly costSettled: number;
}

/** A payment of a charge, whose sums are those of its row and of the lines before. */
interface SettledCharge extends Omit<SettledSums, 'costSettled'> {
  readonly id: string;
  readonly chargeId: string;
  readonly lines: number;
}

const LOSS = platform('loss');

/**
 * T4 of domain.md §4: the bank gets the net amount, the cost is paid, and the provider owes less. Posted once for each line, and decided
 * under the locks of the ledger with what other lines have settled of the sale. A line that does not agree posts nothing.
 * @param accepted a person accepts another cost than expected: the platform bears or keeps the rest
 */
export function settlementMove(
  line: SettledLine,
  { paymentId, installments }: SettledSale,
  { occurredAt, accepted }: { readonly occurredAt: Date; readonly accepted?: AcceptedCost },
  found: (verdict: SettlementVerdict) => void,
): Move {
  const accounts = accountsOf(line);
  return {
    ...moveOf(line, accounts, { occurredAt, ...(accepted && { accepted }) }),
    key: `settlement/${paymentId}/${line.id}`,
    subject: { kind: 'payment', id: paymentId },
    legs: ({ history }) => {
      const sums = sumsOf(history, nameOf(accounts.receivable), nameOf(accounts.cost));
      return decided(line, { sums, installments, accounts, isAccepted: accepted !== undefined }, found);
    },
  };
}

/**
 * The same of a payment of a charge (decision 0222). Its key counts the lines that were settled before, so that of two lines at the same
 * time, which both saw the same sums, one is posted.
 */
export function chargeSettlementMove(
  line: SettledLine,
  { id, chargeId, lines, ...counted }: SettledCharge,
  why: { readonly occurredAt: Date; readonly accepted?: AcceptedCost },
  found: (verdict: SettlementVerdict) => void,
): Move {
  const accounts = accountsOf(line);
  // It is settled whole, so its first line takes all of the cost, whatever the fee was.
  const sums = { ...counted, costSettled: counted.settled > 0 ? counted.cost : 0 };
  return {
    ...moveOf(line, accounts, why),
    key: `settlement/charge/${id}/${lines + 1}`,
    subject: { kind: 'other', id: chargeId },
    legs: () =>
      decided(line, { sums, installments: 1, accounts, isAccepted: why.accepted !== undefined }, found),
  };
}

const accountsOf = ({ gatewayAccountId }: SettledLine): Accounts => ({
  receivable: gateway(gatewayAccountId, 'receivable'),
  cost: gateway(gatewayAccountId, 'cost'),
});

const moveOf = (
  { currency }: SettledLine,
  { receivable, cost }: Accounts,
  { occurredAt, accepted }: { readonly occurredAt: Date; readonly accepted?: AcceptedCost },
) => ({
  ...{ kind: 'SETTLEMENT' as const, currency, occurredAt },
  ...(accepted && { reason: accepted.reason }),
  accounts: [BANK_CASH, receivable, cost, ...(accepted ? [LOSS] : [])],
});

/** The legs of a line that agrees, or whose cost a person accepts. */
function decided(
  line: SettledLine,
  known: {
    readonly sums: SettledSums;
    readonly installments: number;
    readonly accounts: Accounts;
    readonly isAccepted: boolean;
  },
  found: (verdict: SettlementVerdict) => void,
): Leg[] {
  const verdict = verdictOn(line, known.sums, known.installments);
  found(verdict);
  const isPosted = verdict.fault === null || (verdict.fault === 'COST' && known.isAccepted);
  return isPosted ? legsOf(line, known.sums, known.accounts) : [];
}

type Accounts = Readonly<Record<'receivable' | 'cost', Leg['from']>>;

function legsOf({ gross, fee }: SettledLine, sums: SettledSums, { receivable, cost }: Accounts): Leg[] {
  const leg = (from: Leg['from'], to: Leg['to'], amount: number): Leg => ({
    ...{ fact: 'settlement', from, to, amount: cents(Math.max(0, amount)) },
  });
  // A fee below zero is money that the provider adds.
  const added = leg(BANK_CASH, LOSS, -fee);
  if (gross < 0) return [leg(receivable, BANK_CASH, -gross), leg(LOSS, BANK_CASH, fee), added];
  const left = sums.cost - sums.costSettled;
  const paid = Math.max(0, Math.min(fee, left));
  const isLast = isLastOf(gross, sums);
  return [
    leg(BANK_CASH, receivable, Math.min(gross, gross - fee)),
    added,
    // A small rest of a sale may cost more than it brings: the provider takes the difference.
    leg(receivable, BANK_CASH, fee - gross),
    leg(cost, receivable, paid),
    // More than expected is the platform's loss; what the provider does not take after all lowers it.
    leg(LOSS, receivable, fee - paid),
    leg(cost, LOSS, isLast ? left - paid : 0),
  ];
}

/** Nothing of the sale is left to be paid after this line. */
const isLastOf = (gross: number, { captured, returned, settled, takenBack }: SettledSums): boolean =>
  settled - takenBack + gross >= captured - returned;

function verdictOn({ gross, fee }: SettledLine, sums: SettledSums, installments: number): SettlementVerdict {
  const { captured, returned, restored, settled, takenBack, cost, costSettled } = sums;
  const fault = (name: SettlementFault, ours: number) => ({ fault: name, ours: cents(ours) });
  if (captured === 0) return fault('UNKNOWN_SALE', 0);
  if (gross < 0) {
    // More than the sale is worth by now is what the provider may take back.
    const overpaid = settled - takenBack - (captured - returned);
    if (-gross > overpaid) return fault('NOT_RETURNED', overpaid > 0 ? -overpaid : 0);
    return fee === 0 ? { fault: null, ours: gross } : fault('COST', 0);
  }
  // What was taken back is owed again only where a chargeback was won.
  const left = captured - settled + Math.min(takenBack, restored);
  if (left <= 0) return fault('SETTLED_TWICE', 0);
  const isWhole = gross === left || gross === left - returned;
  if (gross > left || (installments === 1 && !isWhole)) return fault('AMOUNT', left);
  const costLeft = cost - costSettled;
  const isCost = isLastOf(gross, sums) ? fee === costLeft : fee >= 0 && fee <= costLeft;
  return isCost ? { fault: null, ours: gross } : fault('COST', costLeft);
}

function sumsOf(history: readonly PostedLeg[], receivable: string, cost: string): SettledSums {
  const sum = (fits: (leg: PostedLeg) => boolean): number =>
    history.filter(fits).reduce((total, { amount }) => total + amount, 0);
  const isFrom = ({ from }: PostedLeg, name: string) => nameOf(from) === name;
  const isTo = ({ to }: PostedLeg, name: string) => nameOf(to) === name;
  const isSettlement = ({ kind }: PostedLeg) => kind === 'SETTLEMENT';
  return {
    captured:
      sum((leg) => leg.kind === 'APPROVAL' && isFrom(leg, receivable)) -
      sum((leg) => leg.kind === 'APPROVAL' && isTo(leg, receivable)),
    returned:
      sum((leg) => !isSettlement(leg) && leg.kind !== 'APPROVAL' && isTo(leg, receivable)) -
      sum((leg) => !isSettlement(leg) && leg.kind !== 'APPROVAL' && isFrom(leg, receivable)),
    restored: sum((leg) => leg.kind === 'RESTORE' && isFrom(leg, receivable)),
    settled: sum((leg) => isSettlement(leg) && isTo(leg, receivable)),
    takenBack: sum((leg) => isSettlement(leg) && isFrom(leg, receivable)),
    cost:
      sum((leg) => leg.kind === 'APPROVAL' && isTo(leg, cost)) -
      sum((leg) => leg.kind === 'APPROVAL' && isFrom(leg, cost)),
    costSettled: sum((leg) => isSettlement(leg) && isFrom(leg, cost)),
  };
}
