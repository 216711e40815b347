import type { Cents } from '@guiche/money';

/** `copyPaste` is the BR Code; `qrImage` a data URI when the provider renders one. */
export interface PixInstruction {
  readonly copyPaste?: string;
  readonly qrImage?: string;
}

export interface BilletInstruction {
  readonly digitableLine?: string;
  readonly url?: string;
}

interface ChargeDetails {
  /** The provider's own id of the charge (our `transactionId`). */
  readonly reference: string;
  /** The provider's own status, stored as sub-state. */
  readonly native?: string;
  /**
   * True when the status was not in the table: the specified default applies and a review item is opened. Never
   * final.
   */
  readonly flagged?: boolean;
  /** The charged or paid amount in cents, when the provider reports it. */
  readonly amount?: Cents;
  /** The currency (ISO 4217), when the provider reports it. */
  readonly currency?: string;
  /**
   * The amount returned to the buyer in cents, when the provider reports it. With `settled` it is a part. With
   * `refunded` or `returned` it may be a part, which only the caller who knows the charged amount can decide.
   */
  readonly refundedAmount?: Cents;
  /** Data to store for later calls (for example endToEndId for a refund). Never secrets. */
  readonly providerData?: Readonly<Record<string, unknown>>;
}

/** The payment was received. */
export interface Settled extends ChargeDetails {
  readonly kind: 'settled';
  readonly approvedAt?: Date;
}

/** PIX shown, boleto issued, challenge open. Without `pix.copyPaste` the janitor queries the code again. */
export interface Awaiting extends ChargeDetails {
  readonly kind: 'awaiting';
  readonly pix?: PixInstruction;
  readonly billet?: BilletInstruction;
  readonly expiresAt?: Date;
  /** An invoice for which no card was charged yet, or whose card was refused: no payment is in progress (IUGU). */
  readonly waitsForACard?: true;
}

export type DeclineReason =
  | 'insufficientFunds'
  | 'cardRefused'
  | 'fraudSuspected'
  | 'canceled'
  | 'expired'
  | 'other';

/** The buyer's bank or the buyer declined. */
export interface Declined extends Partial<ChargeDetails> {
  readonly kind: 'declined';
  readonly reason: DeclineReason;
}

/**
 * - `request`: the provider answered 4xx, or does not support the intent;
 * - `credentials`: 401 or 403; `rate`: 429;
 * - `configuration`: the account's own settings are incomplete, nothing was sent;
 * - `notOffered`: the gateway has no such operation ('Method not implemented.', payments.md §8), or not for such a
 *   charge;
 * - `unreachable`: no connection, or a step BEFORE the one that books money failed, so nothing was booked.
 */
export type RefusalReason =
  | 'request'
  | 'credentials'
  | 'rate'
  | 'configuration'
  | 'notOffered'
  | 'unreachable';

/**
 * An error on our side, or the request never arrived. Nothing happened at the provider. `detail` is redacted and
 * internal.
 */
export interface Refused {
  readonly kind: 'refused';
  readonly reason: RefusalReason;
  readonly detail: string;
}

/** Timeout, 5xx, 408, 409, 425, unreadable. It may have happened: use `query`, never charge again. */
export interface Unknown {
  readonly kind: 'unknown';
  readonly why: string;
  /** Set when the provider answered with a status for which the specification leaves the state unchanged (HUNTERPAY). */
  readonly native?: string;
  readonly flagged?: boolean;
  /** The provider's id of the charge, when it was reported with a status that changes nothing. */
  readonly reference?: string;
}

export interface Refunded extends Omit<ChargeDetails, 'reference'> {
  readonly kind: 'refunded';
  /** Missing where a webhook names only the returned payment (see `ChargeNotification.endToEndId`). */
  readonly reference?: string;
}

export interface ChargedBack extends Omit<ChargeDetails, 'reference'> {
  readonly kind: 'chargedBack';
  /** Missing where a webhook names only the returned payment (see `ChargeNotification.endToEndId`). */
  readonly reference?: string;
  /**
   * The provider uses this status for any return (refunded, canceled, reversed), which the specification reads as
   * CHARGEBACK here (payments.md §4). The gateway does not know who requested it; the caller knows whether we
   * requested a refund.
   */
  readonly returned?: true;
}

/** The provider does not know the charge. Shortly after the call this proves nothing. */
export interface NotFound {
  readonly kind: 'notFound';
}

/** The five outcomes of every call that may move money. */
export type Outcome = Settled | Awaiting | Declined | Refused | Unknown;

/** Additional outcomes of a query or a webhook. */
export type QueryOutcome = Outcome | Refunded | ChargedBack | NotFound;

/** Identifies the refund of an answer. */
interface AnsweredRefund {
  /** Our key of the refund, from the intent. */
  readonly refundId: string;
  /** The provider's own id of the refund, where it differs from the charge's. */
  readonly providerRefundId?: string;
}

/** Specification payments.md §3, "Refund result"; an unknown result is separate from a refusal. */
export type RefundOutcome =
  | (AnsweredRefund & { readonly kind: 'refunded'; readonly status: true })
  | (AnsweredRefund & { readonly kind: 'processing'; readonly status: false })
  | { readonly kind: 'declined'; readonly status: false; readonly detail: string }
  | Refused
  | Unknown;
