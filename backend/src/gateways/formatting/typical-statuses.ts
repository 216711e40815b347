import type { NativeBody, QueryOutcome } from '@guiche/gateway-kit';

type ReportedFacts = Omit<
  Extract<QueryOutcome, { kind: 'settled' }>,
  'kind' | 'approvedAt' | 'native' | 'flagged'
>;
type Reader = (charge: NativeBody) => QueryOutcome;

/** How a protocol reads the facts that stand beside a status word. */
export interface Reading {
  readonly reported: (charge: NativeBody) => ReportedFacts;
  /** The code and its end, where the answer holds them. */
  readonly awaiting?: (charge: NativeBody) => Partial<Extract<QueryOutcome, { kind: 'awaiting' }>>;
  readonly settled?: (charge: NativeBody) => Partial<Extract<QueryOutcome, { kind: 'settled' }>>;
}

/**
 * The typical mapping of payments.md §4, for providers that have no line of their own there. `canceled` gives REFUNDED, as
 * "most providers" do, unless `returnedReads` says CHARGEBACK, as five are specified; a protocol that is specified otherwise
 * lays its own words over these.
 */
export function typicalStatuses(
  { reported, awaiting, settled }: Reading,
  returnedReads: 'refunded' | 'chargedBack' = 'refunded',
): Record<string, Reader> {
  const pending: Reader = (charge) => ({ kind: 'awaiting', ...reported(charge), ...awaiting?.(charge) });
  const approved: Reader = (charge) => ({ kind: 'settled', ...reported(charge), ...settled?.(charge) });
  const returned: Reader = (charge) => ({ kind: 'chargedBack', returned: true, ...reported(charge) });
  const refunded: Reader =
    returnedReads === 'refunded' ? (charge) => ({ kind: 'refunded', ...reported(charge) }) : returned;
  const chargedBack: Reader = (charge) => ({ kind: 'chargedBack', ...reported(charge) });
  return {
    ...all(
      pending,
      'waiting',
      'waiting_payment',
      'processing',
      'created',
      'unpaid',
      'awaiting_payment',
      'authorized',
      'partially_paid',
      'pending',
    ),
    ...all(approved, 'paid', 'confirmed', 'received', 'captured', 'approved'),
    ...all(refunded, 'refunded', 'canceled', 'cancelled'),
    ...all(chargedBack, 'chargedback', 'chargeback', 'fraud'),
    // CHARGEBACK by the specification, and said of every return.
    reversed: returned,
    // As payments.md writes them, and as they are met on the wire.
    ...all(chargedBack, 'in mediation', 'in_mediation', 'in dispute', 'in_dispute'),
    refused: (charge) => ({ kind: 'declined', reason: 'cardRefused', ...reported(charge) }),
  };
}

/** One meaning under several words. */
export function all<R>(read: R, ...words: readonly string[]): Record<string, R> {
  return Object.fromEntries(words.map((word) => [word, read]));
}
