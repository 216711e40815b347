import { cents, type Cents } from '@guiche/money';
import type { Division, PartlyReturnedSale } from '../../ledger/index.js';
import type { AttemptSnapshot } from '../domain/decision.js';

type Parts = Pick<AttemptSnapshot, 'refundedAmount' | 'openPart'>;

/** What the ledger books of it: what is ours by its items, and the rest by amount. */
export function partFacts(
  fact: Omit<PartlyReturnedSale, 'kind' | 'returned' | 'items'>,
  { before, after, division }: { readonly before: Parts; readonly after: Parts; readonly division: Division },
): PartlyReturnedSale[] {
  const { refundedAmount: from, openPart: ours } = before;
  const to: Cents = after.refundedAmount;
  const isOurs = ours !== null && after.openPart === null && to - from >= ours.amount;
  if (!isOurs || ours.itemIds === null) return [{ ...fact, kind: 'PARTIAL_REFUND', returned: to }];
  const returned = cents(from + ours.amount);
  const items = { division, ids: ours.itemIds };
  const first: PartlyReturnedSale = { ...fact, kind: 'PARTIAL_REFUND', returned, items };
  return returned < to ? [first, { ...fact, kind: 'PARTIAL_REFUND', returned: to }] : [first];
}
