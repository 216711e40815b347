import { expect, it } from '@jest/globals';
import type { QueryOutcome } from '@guiche/gateway-kit';
import { outcomeOfStatus } from './words.js';

type Kind = QueryOutcome['kind'];

/** Providers without their own list in payments.md §4 follow its typical mapping. */
export const TYPICAL_WORDS: readonly [string, Kind, string][] = [
  ['waiting', 'awaiting', 'P4.8'],
  ['processing', 'awaiting', 'P4.9'],
  ['created', 'awaiting', 'P4.10'],
  ['unpaid', 'awaiting', 'P4.11'],
  ['awaiting_payment', 'awaiting', 'P4.12'],
  ['authorized', 'awaiting', 'P4.13'],
  ['partially_paid', 'awaiting', 'P4.14'],
  ['pending', 'awaiting', 'P4.15'],
  ['paid', 'settled', 'P4.16'],
  ['confirmed', 'settled', 'P4.17'],
  ['received', 'settled', 'P4.18'],
  ['captured', 'settled', 'P4.19'],
  ['approved', 'settled', 'P4.20'],
  ['refunded', 'refunded', 'P4.21'],
  ['canceled', 'refunded', 'P4.22'],
  ['chargedback', 'chargedBack', 'P4.23'],
  ['in mediation', 'chargedBack', 'P4.24'],
  ['in_mediation', 'chargedBack', 'P4.24'],
  ['fraud', 'chargedBack', 'P4.25'],
  ['reversed', 'chargedBack', 'P4.26'],
  ['in dispute', 'chargedBack', 'P4.27'],
  ['in_dispute', 'chargedBack', 'P4.27'],
  ['refused', 'declined', 'P4.28'],
];

/** One test for each status. Call it inside a `describe`. */
export function readsTypicalWords(id: string): void {
  it.each(TYPICAL_WORDS)('reads %s as %s (%s)', async (word, kind) => {
    const outcome = await outcomeOfStatus(id, 'query', word);
    expect(outcome).toMatchObject({ kind, native: word });
    expect(outcome).not.toHaveProperty('flagged');
  });
}
