import type { ChargeIntent, ChargeItem } from '@guiche/gateway-kit';

/** The items of a charge; a single item for the total where they do not add up to it (discount, freight). */
export function itemsOf(intent: ChargeIntent): readonly ChargeItem[] {
  const { items, amount } = intent;
  const sum = items.reduce((total, { unitPrice, quantity }) => total + unitPrice * quantity, 0);
  return sum === amount ? items : [wholeOf(intent)];
}

/** One item for the total. */
export const wholeOf = ({ items, amount, attemptId, description }: ChargeIntent): ChargeItem => ({
  id: attemptId,
  title: description,
  unitPrice: amount,
  quantity: 1,
  tangible: items.some(({ tangible }) => tangible),
});

/** The items of a charge in the format of BEEHIVE, SHIELD and UMBRELLA. */
export const referencedItems = (intent: ChargeIntent): (Omit<ChargeItem, 'id'> & { externalRef: string })[] =>
  itemsOf(intent).map(({ id, ...line }) => ({ ...line, externalRef: id }));
