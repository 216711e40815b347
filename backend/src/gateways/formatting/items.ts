import type { ChargeIntent, ChargeItem } from '@guiche/gateway-kit';

/** The lines of a charge; one line that stands for the whole where they do not add up to it (a discount, a freight). */
export function itemsOf(intent: ChargeIntent): readonly ChargeItem[] {
  const { items, amount } = intent;
  const sum = items.reduce((total, { unitPrice, quantity }) => total + unitPrice * quantity, 0);
  return sum === amount ? items : [wholeOf(intent)];
}

/** One line that stands for the whole. */
export const wholeOf = ({ items, amount, attemptId, description }: ChargeIntent): ChargeItem => ({
  id: attemptId,
  title: description,
  unitPrice: amount,
  quantity: 1,
  tangible: items.some(({ tangible }) => tangible),
});

/** The lines of a charge as BEEHIVE, SHIELD and UMBRELLA write them. */
export const referencedItems = (intent: ChargeIntent): (Omit<ChargeItem, 'id'> & { externalRef: string })[] =>
  itemsOf(intent).map(({ id, ...line }) => ({ ...line, externalRef: id }));
