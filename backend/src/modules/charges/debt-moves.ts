import { cents, type Cents } from '@guiche/money';
import { leftInAccount, nameOf, platform, seller, type Move } from '../ledger/index.js';

/** What a seller owes, in one currency. */
export interface OwedBySeller {
  readonly sellerId: string;
  readonly currency: string;
}

const LOSS = platform('loss');

/**
 * Gives up what is still owed when the accounts are locked, at most so much: sales pay the debt meanwhile.
 * @param found called with what is written off
 */
export function writeOffMove(
  { sellerId, currency }: OwedBySeller,
  of: { readonly id: string; readonly amount: Cents; readonly reason: string; readonly occurredAt: Date },
  found: (writtenOff: Cents) => void,
): Move {
  const debt = seller(sellerId, 'debt');
  return {
    ...{
      kind: 'WRITE_OFF',
      key: `writeOff/${of.id}`,
      currency,
      occurredAt: of.occurredAt,
      reason: of.reason,
    },
    subject: { kind: 'other', id: of.id },
    accounts: [debt, LOSS],
    legs: ({ balances }) => {
      const amount = cents(Math.min(of.amount, balances.get(nameOf(debt)) ?? 0));
      found(amount);
      return [{ fact: 'writeOff', from: LOSS, to: debt, amount }];
    },
  };
}

/**
 * Moves nothing: locks the debt until the transaction ends, so that what is decided about it is decided in turns.
 * @param found called with what is owed
 */
export function lookAtDebtMove(
  { sellerId, currency }: OwedBySeller,
  of: { readonly id: string; readonly occurredAt: Date },
  found: (owed: Cents) => void,
): Move {
  const debt = seller(sellerId, 'debt');
  return {
    ...{ kind: 'WRITE_OFF', key: `lookAtDebt/${of.id}`, currency, occurredAt: of.occurredAt },
    subject: { kind: 'other', id: of.id },
    accounts: [debt],
    legs: ({ balances }) => {
      found(cents(balances.get(nameOf(debt)) ?? 0));
      return [];
    },
  };
}

/**
 * Takes the whole debt away when it becomes instalments: the platform carries it as a loss until they are paid.
 * @param found called with what was owed
 */
export function agreementMove(
  { sellerId, currency }: OwedBySeller,
  of: { readonly id: string; readonly reason: string; readonly occurredAt: Date },
  found: (owed: Cents) => void,
): Move {
  const debt = seller(sellerId, 'debt');
  return {
    ...{ kind: 'CHARGE', key: `agreement/${of.id}`, currency, occurredAt: of.occurredAt, reason: of.reason },
    subject: { kind: 'other', id: of.id },
    accounts: [debt, LOSS],
    legs: ({ balances }) => {
      const amount = cents(balances.get(nameOf(debt)) ?? 0);
      found(amount);
      return [{ fact: 'charge', from: LOSS, to: debt, amount }];
    },
  };
}

/** Pays the debt from what one sale has left in the reserve. The rest of the reserve stays until its day. */
export function reserveToDebtMove(
  { sellerId, currency }: OwedBySeller,
  of: { readonly id: string; readonly paymentId: string; readonly reason: string; readonly occurredAt: Date },
): Move {
  const [reserve, debt] = [seller(sellerId, 'reserve'), seller(sellerId, 'debt')];
  return {
    ...{ kind: 'RESERVE_RELEASE', key: `${of.paymentId}/reserveToDebt/${sellerId}/${of.id}`, currency },
    ...{ occurredAt: of.occurredAt, reason: of.reason },
    subject: { kind: 'payment', id: of.paymentId },
    accounts: [reserve, debt],
    legs: ({ balances, history }) => {
      const owed = balances.get(nameOf(debt)) ?? 0;
      const amount = cents(Math.max(0, Math.min(owed, leftInAccount(history, reserve))));
      return [{ fact: 'debtRepayment', from: reserve, to: debt, amount }];
    },
  };
}
