import { expect, it } from '@jest/globals';
import type { QueryOutcome } from '@guiche/gateway-kit';
import { outcomeOfStatus } from './words.js';

type Kind = QueryOutcome['kind'];

/** Providers without a line of their own in payments.md §4 follow its typical mapping. */
export const TYPICAL_WORDS: readonly [string, string, Kind][] = [
  ['P4.8', 'waiting', 'awaiting'],
  ['P4.9', 'processing', 'awaiting'],
  ['P4.10', 'created', 'awaiting'],
  ['P4.11', 'unpaid', 'awaiting'],
  ['P4.12', 'awaiting_payment', 'awaiting'],
  ['P4.13', 'authorized', 'awaiting'],
  ['P4.14', 'partially_paid', 'awaiting'],
  ['P4.15', 'pending', 'awaiting'],
  ['P4.16', 'paid', 'settled'],
  ['P4.17', 'confirmed', 'settled'],
  ['P4.18', 'received', 'settled'],
  ['P4.19', 'captured', 'settled'],
  ['P4.20', 'approved', 'settled'],
  ['P4.21', 'refunded', 'refunded'],
  ['P4.22', 'canceled', 'refunded'],
  ['P4.23', 'chargedback', 'chargedBack'],
  ['P4.24', 'in mediation', 'chargedBack'],
  ['P4.24', 'in_mediation', 'chargedBack'],
  ['P4.25', 'fraud', 'chargedBack'],
  ['P4.26', 'reversed', 'chargedBack'],
  ['P4.27', 'in dispute', 'chargedBack'],
  ['P4.27', 'in_dispute', 'chargedBack'],
  ['P4.28', 'refused', 'declined'],
];

/** One test for each word. To be called inside a `describe`. */
export function readsTypicalWords(id: string): void {
  it.each(TYPICAL_WORDS)('%s reads %s as %s', async (_, word, kind) => {
    const outcome = await outcomeOfStatus(id, 'query', word);
    expect(outcome).toMatchObject({ kind, native: word });
    expect(outcome).not.toHaveProperty('flagged');
  });
}
