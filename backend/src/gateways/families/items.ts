import type { ChargeIntent, ChargeItem } from '@guiche/gateway-kit';

/** The lines of a charge; one line that stands for the whole where they do not add up to it (a discount, a freight). */
export function itemsOf({ items, amount, attemptId, description }: ChargeIntent): readonly ChargeItem[] {
  const sum = items.reduce((total, { unitPrice, quantity }) => total + unitPrice * quantity, 0);
  if (sum === amount) return items;
  const tangible = items.some((item) => item.tangible);
  return [{ id: attemptId, title: description, unitPrice: amount, quantity: 1, tangible }];
}
