import type { Cents } from '@guiche/money';
import { endOfQueries } from './query-schedule.js';
import type { AttemptState, OutcomeSource, PaymentMethod, PaymentReason, PaymentStatus } from './payment.js';

/** A refund of ours of less than what is left. */
export interface RefundOfPart {
  readonly refundId: string;
  readonly amount: Cents;
  /** What had gone back in parts when it was written; with its amount, what the provider shows when it is done. */
  readonly before: Cents;
  /** Of the order. Null: only an amount. */
  readonly itemIds: readonly string[] | null;
}

/** The current state of the attempt and its payment, read under lock. */
export interface AttemptSnapshot {
  readonly amount: Cents;
  /** ISO 4217. */
  readonly currency: string;
  readonly method: PaymentMethod;
  /** When the attempt was written. */
  readonly createdAt: Date;
  readonly status: PaymentStatus;
  readonly confirming: boolean;
  readonly flagged: boolean;
  readonly captured: boolean;
  /** A chargeback of this payment was undone before: a dispute was won. */
  readonly restored: boolean;
  /** We requested a refund of all that is left, and it was not definitely refused. */
  readonly refundAsked: boolean;
  /** What went back in parts while the payment stayed approved. */
  readonly refundedAmount: Cents;
  /** We requested a part, and its end is not known. */
  readonly openPart: RefundOfPart | null;
  readonly reason: PaymentReason | null;
  readonly nativeStatus: string | null;
  readonly pixCode: string | null;
  readonly pixQrImage: string | null;
  readonly billetCode: string | null;
  readonly billetUrl: string | null;
  readonly expiresAt: Date | null;
  readonly approvedAt: Date | null;
  readonly attemptState: AttemptState;
  readonly reference: string | null;
  readonly providerData: Readonly<Record<string, unknown>> | null;
  readonly asks: number;
  readonly notFoundAt: Date | null;
  readonly dueAt: Date | null;
}

export type DecisionReviewKind =
  | 'UNKNOWN_WORD'
  | 'FORBIDDEN_TRANSITION'
  | 'AMOUNT_MISMATCH'
  | 'DOUBLE_PAYMENT'
  | 'REFUSED_BY_PROVIDER'
  | 'PROVIDER_SILENT'
  /** Its time is over and its fate is not known. */
  | 'UNRESOLVED'
  /** Its provider cannot be queried about it. */
  | 'UNASKABLE';

export interface ReviewRequest {
  readonly kind: DecisionReviewKind;
  readonly detail: Readonly<Record<string, unknown>>;
}

/** The last three post a payment and its return together, when the return is reported before the payment. */
export type LedgerEffect =
  | 'approve'
  | 'refund'
  | 'refundPart'
  | 'chargeback'
  | 'restore'
  | 'approveAndRefund'
  | 'approveAndRefundPart'
  | 'approveAndChargeback';

/** What an outcome does: the new standing, and what must be written with it in the same transaction. */
export interface Decision {
  readonly next: AttemptSnapshot;
  readonly verdict: 'changed' | 'same' | 'stale' | 'forbidden';
  readonly ledger: LedgerEffect | null;
  readonly reviewItem: ReviewRequest | null;
  /**
   * Set when the outcome would revert the current state and may be older than it. Nothing was changed: the caller queries the provider for
   * the current state (see `QueryProvider`).
   */
  readonly unconfirmed?: true;
}

/** The source of the outcome, and its time. */
export interface DecisionContext {
  readonly source: OutcomeSource;
  /**
   * The status of the payment when the query was sent. Omitted when the outcome does not answer a query: a
   * webhook may arrive late, so it does not prove the current state.
   */
  readonly askedAt?: PaymentStatus | undefined;
  readonly now: Date;
  /** Whether the account's webhooks are known to arrive; false when left out. */
  readonly webhooksArrive?: boolean;
}

/** State and ledger are unchanged; other facts may still be written. */
export const unchangedDecision = (
  next: AttemptSnapshot,
  how: Decision['verdict'],
  reviewItem: ReviewRequest | null = null,
): Decision => ({
  next,
  verdict: how,
  ledger: null,
  reviewItem,
});

export const isOpen = (current: AttemptSnapshot): boolean => current.status === 'PENDING' || current.flagged;

/** Another attempt of the payment was captured, so this one concerns other money. */
export const isOvertaken = ({
  captured,
  attemptState,
}: Pick<AttemptSnapshot, 'captured' | 'attemptState'>): boolean => captured && attemptState !== 'SETTLED';

/** The provider has not confirmed the charge yet. */
export const isLost = ({ attemptState }: AttemptSnapshot): boolean =>
  attemptState === 'CREATED' || attemptState === 'UNKNOWN';

/** Only a scheduled query ends an attempt: a webhook or a reply does not prove that nothing more will follow. */
export const isOver = (current: AttemptSnapshot, { source, now }: DecisionContext): boolean =>
  source === 'janitor' && now >= endOfQueries(current);
