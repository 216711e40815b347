import type { QueryOutcome } from '@guiche/gateway-kit';

type Returned = Extract<QueryOutcome, { kind: 'refunded' | 'chargedBack' }>;

/**
 * Status words that a provider uses only after the buyer paid. Words for a cancelled charge ("canceled", "voided") are not among
 * them: some providers are specified to be read as REFUNDED or CHARGEBACK by such a word although nobody paid (payments.md §4).
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
  // The Central Bank's PIX API: the charge was paid, and a return stands beside the payment.
  'concluida',
  'liquidated',
]);

/** True when a return also proves that the buyer had paid before, whether or not we heard of that payment. */
export const impliesPayment = ({ native }: Returned): boolean =>
  native !== undefined && WORDS_AFTER_PAYMENT.has(native.toLowerCase());

/** Words for a charge that was cancelled before anybody paid, though payments.md §4 has some of them read as a return. */
const WORDS_OF_CANCELLATION: ReadonlySet<string> = new Set(['canceled', 'cancelled', 'voided']);

/** True when a return is only a cancelled charge in the provider's words: on a charge that was lost anyway it is no news. */
export const isCancellation = ({ native }: Returned): boolean =>
  native !== undefined && WORDS_OF_CANCELLATION.has(native.toLowerCase());
