import { cents, type Cents } from '@guiche/money';
import { nameOf, platform, seller, type Account, type Leg, type Move } from '../ledger/index.js';

export type AdjustmentDirection = 'CREDIT' | 'DEBIT';

/** The money of an adjustment. */
export interface AdjustedMoney {
  readonly id: string;
  readonly sellerId: string;
  readonly currency: string;
  readonly direction: AdjustmentDirection;
  readonly amount: Cents;
  readonly reason: string;
}

const REVENUE = platform('revenue');

/**
 * A credit is what the platform gives up: it pays the debts of the seller first, as every income does. A debit takes what is available when
 * the accounts are locked; the rest is a debt.
 * @param found called with what became a debt
 */
export function adjustmentMove(
  { id, sellerId, currency, direction, amount, reason }: AdjustedMoney,
  occurredAt: Date,
  found: (asDebt: Cents) => void,
): Move {
  const [available, debt] = [seller(sellerId, 'available'), seller(sellerId, 'debt')];
  const leg = (from: Account, to: Account, part: Cents): Leg => ({
    fact: 'adjustment',
    from,
    to,
    amount: part,
  });
  return {
    ...{ kind: 'ADJUSTMENT', key: `adjustment/${id}`, currency, occurredAt, reason },
    subject: { kind: 'other', id },
    accounts: [available, debt, REVENUE],
    legs: ({ balances }) => {
      if (direction === 'CREDIT') return [leg(REVENUE, available, amount)];
      const taken = cents(Math.min(amount, balances.get(nameOf(available)) ?? 0));
      const asDebt = cents(amount - taken);
      found(asDebt);
      return [leg(available, REVENUE, taken), leg(debt, REVENUE, asDebt)];
    },
  };
}
