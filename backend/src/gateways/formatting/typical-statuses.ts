import type { NativeBody, QueryOutcome } from '@guiche/gateway-kit';

type ReportedFacts = Omit<
  Extract<QueryOutcome, { kind: 'settled' }>,
  'kind' | 'approvedAt' | 'native' | 'flagged'
>;
type Reader = (charge: NativeBody) => QueryOutcome;

/** How a protocol reads the facts beside a status. */
export interface Reading {
  readonly reported: (charge: NativeBody) => ReportedFacts;
  /** The code and its expiry, if the answer contains them. */
  readonly awaiting?: (charge: NativeBody) => Partial<Extract<QueryOutcome, { kind: 'awaiting' }>>;
  readonly settled?: (charge: NativeBody) => Partial<Extract<QueryOutcome, { kind: 'settled' }>>;
}

/**
 * The typical mapping of payments.md §4, for providers without their own list. `canceled` is REFUNDED, as at "most
 * providers", unless `returnedReads` is CHARGEBACK, as specified for five; other protocols override single statuses.
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
    // CHARGEBACK by the specification, and used for every return.
    reversed: returned,
    // As written in payments.md, and as seen in practice.
    ...all(chargedBack, 'in mediation', 'in_mediation', 'in dispute', 'in_dispute'),
    refused: (charge) => ({ kind: 'declined', reason: 'cardRefused', ...reported(charge) }),
  };
}

/** One meaning for several statuses. */
export function all<R>(read: R, ...words: readonly string[]): Record<string, R> {
  return Object.fromEntries(words.map((word) => [word, read]));
}
