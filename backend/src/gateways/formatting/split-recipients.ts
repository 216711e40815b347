import { UnsupportedRequest, type ChargeSplit } from '@guiche/gateway-kit';

/**
 * The recipients of a charge. Several adapters skip the first recipient when it has no marketplace id (payments.md
 * §9): its share stays with us. Any other without an id is refused, so that no share is lost.
 */
export function recipientsOf(
  splits: readonly ChargeSplit[],
  { setsFirstAside }: { setsFirstAside: boolean },
): readonly ChargeSplit[] {
  const given = setsFirstAside && splits[0]?.recipientId === '' ? splits.slice(1) : splits;
  if (given.some(({ recipientId }) => recipientId === ''))
    throw new UnsupportedRequest('a split has no recipient');
  return given;
}
