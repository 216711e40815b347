import { cents, type Cents } from '@guiche/money';
import { ShareGone, anticipationMoves } from '../../../src/modules/anticipations/anticipation-moves.js';
import {
  quoteAnticipation,
  limitOfShare,
} from '../../../src/modules/anticipations/domain/anticipation-quote.js';
import { seller } from '../../../src/modules/ledger/domain/account.js';
import { leftInAccount } from '../../../src/modules/ledger/domain/left-in-account.js';
import type { Move } from '../../../src/modules/ledger/domain/move.js';
import type { PureBooks } from './pure-books.js';

const AT = new Date('2026-03-05T15:00:00Z');
const RATE = { limitBps: 6_000, feeBps: 549 };

interface Share {
  readonly paymentId: string;
  readonly sellerId: string;
}

interface AskedEarly {
  readonly amount: Cents;
  readonly move: Move;
  /** The same with a cent more than what is pending. */
  readonly tooMuch: Move;
}

const nameOf = ({ paymentId, sellerId }: Share): string => `${paymentId} ${sellerId}`;

/** What sellers ask for early in a history, each within the limit of the share. */
export class EarlyPayments {
  private readonly sums = new Map<string, number>();

  /** @param at chooses the part of the limit, of a thousand. Undefined: nothing can be paid early */
  ask(books: PureBooks, share: Share, at: number, id: string): AskedEarly | undefined {
    const { paymentId, sellerId } = share;
    const left = (bucket: 'pending' | 'reserve'): Cents =>
      cents(leftInAccount(books.history(paymentId), seller(sellerId, bucket)));
    const pending = left('pending');
    const known = {
      ...{ paymentId, pending, reserve: left('reserve'), dueAt: new Date('2026-03-17T03:00:00Z') },
      anticipated: cents(this.sums.get(nameOf(share)) ?? 0),
    };
    const wanted = cents(Math.ceil((limitOfShare(known, RATE.limitBps) * (at + 1)) / 1_000));
    const quote = quoteAnticipation(wanted, [known], RATE, AT);
    if (!quote) return undefined;
    const paid = { id, sellerId, currency: 'BRL', covered: quote.covered };
    const above = quote.covered.map((one) => ({ ...one, amount: cents(pending + 1) }));
    const [move] = anticipationMoves(paid, AT);
    const [tooMuch] = anticipationMoves({ ...paid, covered: above }, AT);
    return move && tooMuch && { amount: quote.amount, move, tooMuch };
  }

  paid(share: Share, amount: Cents): void {
    this.sums.set(nameOf(share), (this.sums.get(nameOf(share)) ?? 0) + amount);
  }
}

/** Whether writing it is stopped because the share is gone. */
export function isShareGone(write: () => unknown): boolean {
  try {
    write();
    return false;
  } catch (error) {
    if (error instanceof ShareGone) return true;
    throw error;
  }
}
