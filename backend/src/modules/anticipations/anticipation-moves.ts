import { cents, type Cents } from '@guiche/money';
import { leftInAccount, platform, seller, type Move } from '../ledger/index.js';
import type { CoveredShare } from './domain/anticipation-quote.js';

/** A covered sale no longer had its share in pending when it was locked. Nothing was written. */
export class ShareGone extends Error {
  constructor(
    readonly anticipationId: string,
    readonly paymentId: string,
    readonly pending: Cents,
  ) {
    super('a covered sale has less pending than is to be paid early');
  }
}

export interface PaidAnticipation {
  readonly id: string;
  readonly sellerId: string;
  readonly currency: string;
  readonly covered: readonly CoveredShare[];
}

const REVENUE = platform('revenue');

/**
 * Pays an anticipation: one move for each covered sale, so that the release of that sale finds only the rest. What the seller gets pays
 * debts first. Post them in one call: all of them are written, or none.
 * @throws ShareGone from `Ledger.move`, under its locks
 */
export const anticipationMoves = (
  { id, sellerId, currency, covered }: PaidAnticipation,
  occurredAt: Date,
): Move[] =>
  covered.map(({ paymentId, amount, fee }): Move => {
    const [pending, available] = [seller(sellerId, 'pending'), seller(sellerId, 'available')];
    return {
      ...{ kind: 'ANTICIPATION', key: `anticipation/${id}/${paymentId}`, currency, occurredAt },
      subject: { kind: 'payment', id: paymentId },
      accounts: [pending, available, REVENUE],
      legs: ({ history }) => {
        const left = leftInAccount(history, pending);
        if (left < amount) throw new ShareGone(id, paymentId, cents(left));
        return [
          { fact: 'anticipation', from: pending, to: available, amount: cents(amount - fee) },
          { fact: 'anticipationFee', from: pending, to: REVENUE, amount: fee },
        ];
      },
    };
  });
