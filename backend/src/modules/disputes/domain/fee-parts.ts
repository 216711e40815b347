import { allocate, type Cents } from '@guiche/money';

/** What one of those who earned with a sale pays of the fee of its dispute. */
export interface FeePart {
  readonly sellerId: string;
  readonly amount: Cents;
}

/**
 * The fee by the parts of the sale, to the cent. Null: the producer pays it alone, also where fewer than two sellers have something left
 * of the sale.
 * @param shares what each seller earned with the sale and has left of it
 */
export function feeParts(
  fee: Cents,
  shares: readonly { readonly sellerId: string; readonly amount: number }[],
  isShared: boolean,
): FeePart[] | null {
  const earned = shares.filter(({ amount }) => amount > 0);
  if (!isShared || fee === 0 || earned.length < 2) return null;
  const amounts = allocate(
    fee,
    earned.map(({ amount }) => amount),
  );
  return earned.flatMap(({ sellerId }, at) => {
    const amount = amounts[at];
    return amount === undefined || amount === 0 ? [] : [{ sellerId, amount }];
  });
}
