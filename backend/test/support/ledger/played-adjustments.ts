import { cents, formatMoney } from '@guiche/money';
import {
  adjustmentMove,
  type AdjustmentDirection,
} from '../../../src/modules/adjustments/adjustment-move.js';
import { seller } from '../../../src/modules/ledger/domain/account.js';
import type { Move } from '../../../src/modules/ledger/index.js';
import type { PureBooks } from './pure-books.js';

interface Adjusted {
  readonly sellerId: string;
  readonly at: number;
  readonly id: string;
  readonly now: Date;
}

/** Two people adjust the balance of a seller. A debit may be more than the seller has; what is not found becomes a debt. */
export function playedAdjustment(
  books: PureBooks,
  direction: AdjustmentDirection,
  { sellerId, at, id, now }: Adjusted,
): { readonly says: string; readonly move: Move; readonly done: () => string[] } {
  const amount = cents(1 + at * 37);
  const worth = () =>
    books.balanceOf(seller(sellerId, 'available')) - books.balanceOf(seller(sellerId, 'debt'));
  const wanted = worth() + (direction === 'CREDIT' ? amount : -amount);
  const verb = direction === 'CREDIT' ? 'given to' : 'taken from';
  const adjusted = { id, sellerId, currency: 'BRL', direction, amount, reason: 'agreed' };
  return {
    says: `${formatMoney(amount, 'BRL', 'pt-BR')} are ${verb} a seller by two people`,
    move: adjustmentMove(adjusted, now, () => undefined),
    done: () => (worth() === wanted ? [] : [`3: a seller has ${worth()} after an adjustment, not ${wanted}`]),
  };
}
