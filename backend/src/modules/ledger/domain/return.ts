import type { Cents } from '@guiche/money';
import { ZERO_CENTS, addCents, cents } from '@guiche/money';
import { PLATFORM_LOSS, PLATFORM_REVENUE, REFUND_DUE, bucketOf, nameOf } from './account.js';
import type { Account } from './account.js';
import { leftInAccount } from './left-in-account.js';
import type { Balances, Leg, PostedLeg } from './posting.js';
import { movedShares } from './reassign.js';

/**
 * Gives back to the cent what the approval of a payment gave: shares, fee and commission. The gateway keeps its cost, which
 * becomes the platform's loss. The money passes through the refund account of the buyer and is settled immediately with the gateway,
 * because the payment is only REFUNDED or CHARGEBACK when the provider has already given it back.
 * @param history every transfer of the payment so far
 */
export function returnLegs(history: readonly PostedLeg[], balances: Balances): Leg[] {
  const approval = history.filter(({ kind }) => kind === 'APPROVAL');
  const shares = earnings(approval, history).flatMap((earning) => takeBack(earning, history, balances));
  const fees = approval
    .filter(({ fact }) => fact === 'platformFee' || fact === 'interest' || fact === 'rounding')
    .map(({ fact, from, to, amount }): Leg =>
      // Rounding cents of installments were never paid by the buyer: they return to their source.
      from.bucket === 'rounding'
        ? { fact, from: REFUND_DUE, to: from, amount }
        : { fact, from: to, to: REFUND_DUE, amount },
    );
  const costs = approval
    .filter(({ fact }) => fact === 'gatewayCost')
    .map(({ fact, amount }): Leg => ({ fact, from: PLATFORM_LOSS, to: PLATFORM_REVENUE, amount }));
  return [...shares, ...fees, ...costs, ...moneyBack(approval)];
}

interface Earning {
  readonly fact: 'share' | 'commission';
  /** Any bucket of the person. */
  readonly person: Account;
  readonly amount: Cents;
}

/** What each person got of the payment, also by a share that moved to them later. */
function earnings(approval: readonly PostedLeg[], history: readonly PostedLeg[]): Earning[] {
  const sums = new Map<string, Earning>();
  for (const { fact, to, amount } of approval) {
    if (fact !== 'share' && fact !== 'commission') continue;
    const person = bucketOf(to, 'pending');
    const before = sums.get(nameOf(person))?.amount ?? ZERO_CENTS;
    sums.set(nameOf(person), { fact, person, amount: addCents(before, amount) });
  }
  for (const { person: moved, by } of movedShares(history)) {
    const person = bucketOf(moved, 'pending');
    const before = sums.get(nameOf(person))?.amount ?? ZERO_CENTS;
    sums.set(nameOf(person), { fact: 'share', person, amount: addCents(before, by) });
  }
  return [...sums.values()];
}

/** First what this sale still has in pending and reserve, then what is available, and the shortfall becomes a debt. */
function takeBack(
  { fact, person, amount }: Earning,
  history: readonly PostedLeg[],
  balances: Balances,
): Leg[] {
  const funds: [Account, number][] = [
    [bucketOf(person, 'pending'), leftInAccount(history, bucketOf(person, 'pending'))],
    [bucketOf(person, 'reserve'), leftInAccount(history, bucketOf(person, 'reserve'))],
    [bucketOf(person, 'available'), balances.get(nameOf(bucketOf(person, 'available'))) ?? 0],
    [bucketOf(person, 'debt'), amount],
  ];
  const to = fact === 'share' ? REFUND_DUE : PLATFORM_REVENUE;
  let left: number = amount;
  return funds.flatMap(([from, held]) => {
    const taken = cents(Math.min(left, held));
    left -= taken;
    return taken === 0 ? [] : [{ fact, from, to, amount: taken }];
  });
}

/** What the buyer paid, to the gateway that owed it to us. */
function moneyBack(approval: readonly PostedLeg[]): Leg[] {
  const receivable = approval.find(({ from }) => from.bucket === 'receivable')?.from;
  if (receivable === undefined) return [];
  const amount = cents(-leftInAccount(approval, receivable));
  return [{ fact: 'moneyBack', from: REFUND_DUE, to: receivable, amount }];
}
