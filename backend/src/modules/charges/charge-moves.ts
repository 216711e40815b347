import { cents, type Cents } from '@guiche/money';
import { BANK_CASH, nameOf, platform, seller, type Account, type Leg, type Move } from '../ledger/index.js';
import type { ChargeKind } from './domain/charge-states.js';

/** The money of a charge. */
export interface ChargedMoney {
  readonly id: string;
  readonly sellerId: string;
  readonly kind: ChargeKind;
  readonly currency: string;
  readonly amount: Cents;
  /** How much of it was paid before. */
  readonly paid: Cents;
  /** How often it was paid from the balance or by hand. */
  readonly steps: number;
}

/** Where a payment from the balance came from. */
export interface TakenFromSeller {
  readonly fromBalance: Cents;
  readonly asDebt: Cents;
}

const REVENUE = platform('revenue');
const LOSS = platform('loss');

/** Who gets what is taken for it: the platform, which carries an agreed debt as a loss until it is paid. */
export const earnerOf = (kind: ChargeKind): Account => (kind === 'AGREEMENT' ? LOSS : REVENUE);

export const leftToPay = ({ amount, paid }: Pick<ChargedMoney, 'amount' | 'paid'>): Cents =>
  cents(amount - paid);

/** Payments by other ways may go back in between, so neither a way nor an amount names the next step. The caller counts it. */
const moveOf = (
  { id, steps, currency }: ChargedMoney,
  occurredAt: Date,
  reason: string,
): Omit<Move, 'accounts' | 'legs'> => ({
  ...{ kind: 'CHARGE', key: `charge/${id}/step/${steps}`, currency, occurredAt, reason },
  subject: { kind: 'other', id },
});

/** Takes what is available, at most what is left to pay. With `leavesDebt` the seller owes the rest afterwards, and the charge is paid. */
export function balanceMove(
  charge: ChargedMoney,
  how: { readonly leavesDebt: boolean; readonly occurredAt: Date; readonly reason: string },
  found: (taken: TakenFromSeller) => void,
): Move {
  const [available, debt] = [seller(charge.sellerId, 'available'), seller(charge.sellerId, 'debt')];
  return {
    ...moveOf(charge, how.occurredAt, how.reason),
    accounts: [available, debt, earnerOf(charge.kind)],
    legs: ({ balances }) => {
      const left = leftToPay(charge);
      const fromBalance = cents(Math.min(left, balances.get(nameOf(available)) ?? 0));
      const asDebt = cents(how.leavesDebt ? left - fromBalance : 0);
      found({ fromBalance, asDebt });
      const to = earnerOf(charge.kind);
      return [leg(available, to, fromBalance), leg(debt, to, asDebt)];
    },
  };
}

const leg = (from: Account, to: Account, amount: Cents): Leg => ({ fact: 'charge', from, to, amount });

/**
 * The seller paid outside. For a negative balance the money becomes the seller's, whose debts it pays at once: what sales have paid
 * meanwhile stays available.
 */
export function byHandMove(charge: ChargedMoney, occurredAt: Date, reason: string): Move {
  const to =
    charge.kind === 'NEGATIVE_BALANCE' ? seller(charge.sellerId, 'available') : earnerOf(charge.kind);
  return {
    ...moveOf(charge, occurredAt, reason),
    accounts: [BANK_CASH, to],
    legs: () => [{ fact: 'charge', from: BANK_CASH, to, amount: leftToPay(charge) }],
  };
}
