import type { QueryOutcome } from '@guiche/gateway-kit';

type Returned = Extract<QueryOutcome, { kind: 'refunded' | 'chargedBack' }>;

/**
 * Statuses that a provider uses only after the buyer paid. Statuses of a cancelled charge ("canceled", "voided") are not among
 * them: the specification maps them to REFUNDED or CHARGEBACK for some providers, although the charge was never paid (payments.md §4).
 */
const WORDS_AFTER_PAYMENT: ReadonlySet<string> = new Set([
  'refund',
  'refunded',
  'refund_requested',
  'refund_in_progress',
  'chargeback',
  'chargedback',
  'charged_back',
  'chargeback_requested',
  'chargeback_dispute',
  'awaiting_chargeback_reversal',
  'in_dispute',
  'in dispute',
  'in_mediation',
  'in mediation',
  // The PIX API of the Central Bank: the charge was paid, and the payment has a return.
  'concluida',
  'liquidated',
]);

/** True when a return also proves an earlier payment, even if it was never reported. */
export const impliesPayment = ({ native }: Returned): boolean =>
  native !== undefined && WORDS_AFTER_PAYMENT.has(native.toLowerCase());

/** Statuses of a charge that was cancelled unpaid, although payments.md §4 maps some of them to a return. */
const WORDS_OF_CANCELLATION: ReadonlySet<string> = new Set(['canceled', 'cancelled', 'voided']);

/** True when a reported return only means a cancelled charge; it does not change a charge that was refused. */
export const isCancellation = ({ native }: Returned): boolean =>
  native !== undefined && WORDS_OF_CANCELLATION.has(native.toLowerCase());
