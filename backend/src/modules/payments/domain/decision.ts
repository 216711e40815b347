import type { Cents } from '@guiche/money';
import { endOfQueries } from './query-schedule.js';
import type { AttemptState, OutcomeSource, PaymentMethod, PaymentReason, PaymentStatus } from './payment.js';

/** The attempt and its payment as they stand, read under lock. */
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
  /** A refund of the whole was asked for by us, and was not surely refused. */
  readonly refundAsked: boolean;
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
  /** Its provider has no call that tells of it. */
  | 'UNASKABLE';

export interface ReviewRequest {
  readonly kind: DecisionReviewKind;
  readonly detail: Readonly<Record<string, unknown>>;
}

/** The last two write a payment and its return together: the return was the first thing that was heard of the payment. */
export type LedgerEffect =
  | 'approve'
  | 'refund'
  | 'chargeback'
  | 'restore'
  | 'approveAndRefund'
  | 'approveAndChargeback';

/** What an outcome does: the new standing, and what must be written with it in the same transaction. */
export interface Decision {
  readonly next: AttemptSnapshot;
  readonly verdict: 'changed' | 'same' | 'stale' | 'forbidden';
  readonly ledger: LedgerEffect | null;
  readonly reviewItem: ReviewRequest | null;
  /**
   * Set when the outcome would undo what is known and may be older than that. Nothing was changed: the caller asks the provider for
   * its present word (see `QueryProvider`).
   */
  readonly unconfirmed?: true;
}

/** Who learnt it, and when. */
export interface DecisionContext {
  readonly source: OutcomeSource;
  /**
   * The payment's status when the question was sent whose answer this is. Left out when the outcome answers no question: a
   * delivery may arrive late, so it does not prove how things stand now.
   */
  readonly askedAt?: PaymentStatus | undefined;
  readonly now: Date;
  /** Whether the account's webhooks are known to arrive; false when left out. */
  readonly webhooksArrive?: boolean;
}

/** The state stays, and so do the books; what was learnt beside it may still be written. */
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

export const isOpen = (standing: AttemptSnapshot): boolean =>
  standing.status === 'PENDING' || standing.flagged;

/** Another try of the payment was captured: what is told of this one is told of other money. */
export const isOvertaken = ({
  captured,
  attemptState,
}: Pick<AttemptSnapshot, 'captured' | 'attemptState'>): boolean => captured && attemptState !== 'SETTLED';

/** The provider has not told us of the charge yet. */
export const isLost = ({ attemptState }: AttemptSnapshot): boolean =>
  attemptState === 'CREATED' || attemptState === 'UNKNOWN';

/** Only the janitor ends anything: a webhook or a reply tells what was, not that nothing more will come. */
export const isOver = (standing: AttemptSnapshot, { source, now }: DecisionContext): boolean =>
  source === 'janitor' && now >= endOfQueries(standing);
