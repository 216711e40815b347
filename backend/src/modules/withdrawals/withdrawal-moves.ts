import { cents, type Cents } from '@guiche/money';
import {
  BANK_CASH,
  PAYOUT_DUE,
  bucketOf,
  gateway,
  manager,
  nameOf,
  platform,
  seller,
  type Account,
  type Leg,
  type Move,
} from '../ledger/index.js';

/** The money of a withdrawal. */
export interface WithdrawnMoney {
  readonly id: string;
  /** Who pays: its owner, or the platform, of a test of the owner's account. */
  readonly owner: 'seller' | 'manager' | 'platform';
  readonly ownerId: string;
  readonly currency: string;
  /** What leaves the available balance. */
  readonly amount: Cents;
  /** The part of it that the platform keeps. */
  readonly fee: Cents;
}

/** The available balance was too low when it was locked. Nothing was written. */
export class BalanceTooLow extends Error {
  /** @param isKept the balance covers the amount, but a part of it must stay */
  constructor(
    readonly available: Cents,
    readonly isKept = false,
  ) {
    super('the available balance is too low');
  }
}

const REVENUE = platform('revenue');

function sourceOf({ owner, ownerId }: WithdrawnMoney): Account {
  if (owner === 'platform') return REVENUE;
  return owner === 'seller' ? seller(ownerId, 'available') : manager(ownerId, 'available');
}

const netOf = ({ amount, fee }: WithdrawnMoney): Cents => cents(amount - fee);

const moveOf = (
  money: WithdrawnMoney,
  step: 'reserve' | 'pay' | 'return',
  kind: 'WITHDRAWAL' | 'WITHDRAWAL_RETURN',
  occurredAt: Date,
) =>
  ({
    ...{ kind, key: `withdrawal/${money.id}/${step}`, currency: money.currency, occurredAt },
    subject: { kind: 'other', id: money.id },
  }) as const;

/**
 * Takes the amount out of the available balance. What is paid out stands in `bank:payout_due` until it arrived or came back.
 * @param guarantee what must be left in available and reserve together
 * @param found called with the balance under the lock
 * @throws BalanceTooLow
 */
export function reserveMove(
  money: WithdrawnMoney,
  occurredAt: Date,
  found: (available: Cents) => void,
  guarantee: Cents = cents(0),
): Move {
  const available = sourceOf(money);
  const reserve = bucketOf(available, 'reserve');
  return {
    ...moveOf(money, 'reserve', 'WITHDRAWAL', occurredAt),
    accounts: [available, PAYOUT_DUE, REVENUE, ...(guarantee > 0 ? [reserve] : [])],
    legs: ({ balances }) => {
      const balance = balances.get(nameOf(available)) ?? cents(0);
      if (balance < money.amount) throw new BalanceTooLow(balance);
      const kept = Math.max(0, guarantee - (balances.get(nameOf(reserve)) ?? 0));
      if (balance - kept < money.amount) throw new BalanceTooLow(balance, true);
      found(balance);
      return both(money, { from: available, to: PAYOUT_DUE }, { from: available, to: REVENUE });
    },
  };
}

/** Takes the cent of a test out of what the platform earned, which may be below zero. */
export function reserveTestMove(money: WithdrawnMoney, occurredAt: Date): Move {
  return {
    ...moveOf(money, 'reserve', 'WITHDRAWAL', occurredAt),
    accounts: [REVENUE, PAYOUT_DUE],
    legs: () => [{ fact: 'withdrawal', from: REVENUE, to: PAYOUT_DUE, amount: netOf(money) }],
  };
}

/** Who paid: a provider, from what it owes the platform, or the platform from its own bank account. */
export const payerOf = (gatewayAccountId: string | null): Account =>
  gatewayAccountId === null ? BANK_CASH : gateway(gatewayAccountId, 'receivable');

/** The money arrived. */
export function payMove(money: WithdrawnMoney, payer: Account, occurredAt: Date): Move {
  const leg: Leg = { fact: 'withdrawal', from: PAYOUT_DUE, to: payer, amount: netOf(money) };
  return {
    ...moveOf(money, 'pay', 'WITHDRAWAL', occurredAt),
    accounts: [PAYOUT_DUE, payer],
    legs: () => [leg],
  };
}

/**
 * Gives all of it back, the fee as well, once. The debts of the owner are paid from it.
 * @param from `bank:payout_due`, or who had paid it and got it back
 */
export function returnMove(money: WithdrawnMoney, from: Account, occurredAt: Date): Move {
  const source = sourceOf(money);
  return {
    ...moveOf(money, 'return', 'WITHDRAWAL_RETURN', occurredAt),
    accounts: source === REVENUE ? [from, REVENUE] : [source, from, REVENUE],
    legs: () =>
      source === REVENUE
        ? [{ fact: 'withdrawal', from, to: REVENUE, amount: netOf(money) }]
        : both(money, { from, to: source }, { from: REVENUE, to: source }),
  };
}

const both = (
  money: WithdrawnMoney,
  net: { readonly from: Account; readonly to: Account },
  fee: { readonly from: Account; readonly to: Account },
): Leg[] => [
  { fact: 'withdrawal', ...net, amount: netOf(money) },
  { fact: 'withdrawalFee', ...fee, amount: money.fee },
];
