import type { Cents } from '@guiche/money';

/** `copyPaste` is the BR Code; `qrImage` a data URI when the provider draws one itself. */
export interface PixInstruction {
  readonly copyPaste?: string;
  readonly qrImage?: string;
}

export interface BilletInstruction {
  readonly digitableLine?: string;
  readonly url?: string;
}

interface Told {
  /** The provider's own id of the charge (our `transactionId`). */
  readonly reference: string;
  /** The provider's own word, kept as sub-state. */
  readonly native?: string;
  /** True when the word was not in the status table: the specified default was taken and a person must look. Never final. */
  readonly flagged?: boolean;
  /** What the provider says was charged or paid, in cents, when it says so. */
  readonly amount?: Cents;
  /** In which currency (ISO 4217), when it says so. */
  readonly currency?: string;
  /**
   * What went back to the buyer, in cents, when the provider says so. Whoever knows the whole calls a part `settled`; beside
   * a word for a return (`refunded`, `returned`) it may be a part, which only the one who knows the charge can tell.
   */
  readonly refundedAmount?: Cents;
  /** Facts to keep for later calls (for example endToEndId for a refund). Never secrets. */
  readonly providerData?: Readonly<Record<string, unknown>>;
}

/** The money is ours. */
export interface Settled extends Told {
  readonly kind: 'settled';
  readonly approvedAt?: Date;
}

/** PIX shown, boleto printed, challenge open. Without `pix.copyPaste` the janitor asks again for the code. */
export interface Awaiting extends Told {
  readonly kind: 'awaiting';
  readonly pix?: PixInstruction;
  readonly billet?: BilletInstruction;
  readonly expiresAt?: Date;
  /** A bill for which no card was charged yet, or whose card was refused: nothing is under way there (IUGU). */
  readonly waitsForACard?: true;
}

export type DeclineReason =
  | 'insufficientFunds'
  | 'cardRefused'
  | 'fraudSuspected'
  | 'canceled'
  | 'expired'
  | 'other';

/** The buyer's side said no. */
export interface Declined extends Partial<Told> {
  readonly kind: 'declined';
  readonly reason: DeclineReason;
}

/**
 * - `request`: the provider answered 4xx, or the intent cannot be said in its language;
 * - `credentials`: 401 or 403; `rate`: 429;
 * - `configuration`: the account's own settings are incomplete, nothing was sent;
 * - `notOffered`: the gateway has no such operation ('Method not implemented.', payments.md §8), or not for such a charge;
 * - `unreachable`: no connection, or a step BEFORE the one that books money failed, so nothing was booked.
 */
export type RefusalReason =
  | 'request'
  | 'credentials'
  | 'rate'
  | 'configuration'
  | 'notOffered'
  | 'unreachable';

/** Our side is wrong or never arrived. Nothing happened at the provider. `detail` is redacted and for us only. */
export interface Refused {
  readonly kind: 'refused';
  readonly reason: RefusalReason;
  readonly detail: string;
}

/** Timeout, 5xx, 408, 409, 425, unreadable. It may have happened: ask with `query`, never charge again. */
export interface Unknown {
  readonly kind: 'unknown';
  readonly why: string;
  /** Set when the provider answered with a word for which the specification leaves the state unchanged (HUNTERPAY). */
  readonly native?: string;
  readonly flagged?: boolean;
  /** The provider's id of the charge, when it told one beside a word that changes nothing. */
  readonly reference?: string;
}

export interface Refunded extends Omit<Told, 'reference'> {
  readonly kind: 'refunded';
  /** Missing where a delivery tells only which payment went back (see `WebhookNews.endToEndId`). */
  readonly reference?: string;
}

export interface ChargedBack extends Omit<Told, 'reference'> {
  readonly kind: 'chargedBack';
  /** Missing where a delivery tells only which payment went back (see `WebhookNews.endToEndId`). */
  readonly reference?: string;
  /**
   * The provider's own word is that of any return (refunded, canceled, reversed), which the specification orders to be read as
   * CHARGEBACK here (payments.md §4). The gateway cannot know who asked for it; whoever knows of a refund of ours can.
   */
  readonly returned?: true;
}

/** The provider knows no such charge. Soon after the call this proves nothing. */
export interface NotFound {
  readonly kind: 'notFound';
}

/** The five outcomes of every call that may move money. */
export type Outcome = Settled | Awaiting | Declined | Refused | Unknown;

/** What a query or a webhook may read besides. */
export type QueryOutcome = Outcome | Refunded | ChargedBack | NotFound;

/** Which refund an answer is about. */
interface AnsweredRefund {
  /** Our key of the refund, as the intent named it. */
  readonly refundId: string;
  /** The provider's own id of the refund, where its answer has one that is not the charge's. */
  readonly providerRefundId?: string;
}

/** Specification payments.md §3, "Refund result", with what is not yet known kept apart from "no". */
export type RefundOutcome =
  | (AnsweredRefund & { readonly kind: 'refunded'; readonly status: true })
  | (AnsweredRefund & { readonly kind: 'processing'; readonly status: false })
  | { readonly kind: 'declined'; readonly status: false; readonly detail: string }
  | Refused
  | Unknown;
