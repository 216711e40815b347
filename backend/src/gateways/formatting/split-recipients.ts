import { CannotSpell, type ChargeSplit } from '@guiche/gateway-kit';

/**
 * Who gets a part of a charge. Several adapters set the first recipient aside when it has no marketplace id (payments.md §9):
 * its part stays with us. Any other without an id is refused, so that no part is left out unseen.
 */
export function recipientsOf(
  splits: readonly ChargeSplit[],
  { setsFirstAside }: { setsFirstAside: boolean },
): readonly ChargeSplit[] {
  const given = setsFirstAside && splits[0]?.recipientId === '' ? splits.slice(1) : splits;
  if (given.some(({ recipientId }) => recipientId === '')) throw new CannotSpell('a split has no recipient');
  return given;
}
