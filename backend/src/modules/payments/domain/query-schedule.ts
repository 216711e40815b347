import type { PaymentMethod } from './payment.js';
import { days, hours, minutes, seconds } from '../../../runtime/clock/durations.js';

/**
 * A charge with an unknown state or code, for example after a lost reply, while the buyer waits on the page. For most of a
 * minute the interval is at most five seconds, so that the buyer sees the code within five seconds of its creation.
 */
const BUYER_WAITS = [
  ...[1, 1, 2, 3, 4, 5, 5, 5, 5, 5, 5, 5, 10, 20, 40].map(seconds),
  minutes(1),
  minutes(2),
  minutes(5),
  minutes(15),
  hours(1),
];

/** A charge under review at the provider: a card in analysis, or an unlisted status. */
const UNDER_REVIEW = [
  seconds(5),
  seconds(10),
  seconds(20),
  seconds(40),
  minutes(1),
  minutes(2),
  minutes(5),
  minutes(15),
  hours(1),
];

/** A charge that the buyer can see, at an account without proven webhooks. */
const WITHOUT_WEBHOOKS = [
  minutes(1),
  minutes(2),
  minutes(5),
  minutes(10),
  minutes(30),
  hours(1),
  hours(1),
  hours(2),
  hours(3),
  hours(6),
];

/** The same at an account with proven webhooks: queries only replace a lost webhook. */
const WITH_WEBHOOKS = [minutes(2), minutes(20), hours(3), hours(12), hours(48)];

/** A canceled code may still be paid. */
const LATE_WITHOUT_WEBHOOKS = [hours(1), hours(24)];
const LATE_WITH_WEBHOOKS = [hours(24)];

/** How long a buyer is expected to wait in front of the page. */
const BUYER_WAITS_MS = minutes(10);
/** Queries right after a lost answer: the first half minute of {@link BUYER_WAITS}. */
const JUST_LOST_ASKS = 10;

/** Longer than a refund request takes. */
const REFUND_TOLD_MS = minutes(1);

/** The interval after each query of an open refund; the last one repeats. A refund to a card may take days. */
export const REFUND_PAUSES_MS: readonly number[] = [minutes(5), minutes(15), hours(1), hours(6), hours(24)];

/** The interval after our own failures, which no provider can resolve. */
const STUMBLED = [seconds(30), minutes(2), minutes(10), hours(1), hours(6), hours(24)];

/** After so many consecutive outcomes that could not be applied, a review item is created. */
export const FAILURES_BEFORE_REVIEW = 4;

/**
 * The lifetime of a code without a reported end: the longest of all providers (payments.md §9), so that no code is canceled
 * that can still be paid. A card that is in analysis for longer creates a review item.
 */
const LONGEST_LIFE_MS: Readonly<Record<PaymentMethod, number>> = {
  PIX: days(5),
  BILLET: days(7),
  CREDIT_CARD: days(7),
};

/**
 * The interval between the end of a code and its last query before cancellation: clocks differ, and a bank
 * reports a boleto that was paid on its last day up to three days later.
 */
const GRACE_MS: Readonly<Record<PaymentMethod, number>> = {
  PIX: seconds(30),
  BILLET: days(3),
  CREDIT_CARD: seconds(30),
};

/** A code that was never shown, at a provider that cannot be queried, is canceled after this time: it cannot be paid. */
const UNSEEN_LIFE_MS = minutes(2);

/** An attempt without an end is queried daily until this age. A review item exists by then. */
const LAST_QUESTION_MS = days(30);

/** How long a refund key is assumed to be valid at the provider. The shortest documented validity is one day. */
const REFUND_KEY_KEPT_MS = hours(12);

/** Two searches with this interval must both find nothing before an attempt counts as not created. */
export const NOT_FOUND_INTERVAL_MS = minutes(1);

/** After so many unproven answers, a review item is created: ten minutes after the charge while a buyer waits. */
const SILENT_ASKS = 8;
const SILENT_ASKS_BUYER_WAITS = 18;

interface Charged {
  readonly method: PaymentMethod;
  readonly createdAt: Date;
  readonly expiresAt: Date | null;
}

const after = (now: Date, ms: number): Date => new Date(now.getTime() + ms);
const nth = (pauses: readonly number[], asks: number): number =>
  pauses[Math.min(asks, pauses.length - 1)] ?? hours(1);

/** The time of the next query of a charge while the buyer waits for its code or state. */
export function nextQueryWhileBuyerWaits(asks: number, now: Date): Date {
  return after(now, nth(BUYER_WAITS, asks));
}

/** The time of the next query of a charge under review at the provider. */
export function nextQueryUnderReview(asks: number, now: Date): Date {
  return after(now, nth(UNDER_REVIEW, asks));
}

/** What is known of the account's webhooks. */
interface Channel {
  readonly webhooksArrive?: boolean;
}

/** The time of the next query of a visible code: growing intervals, but not after the end of the code. */
export function nextQueryOfVisibleCode(
  asks: number,
  now: Date,
  end: Date,
  { webhooksArrive = false }: Channel = {},
): Date {
  const next = after(now, nth(webhooksArrive ? WITH_WEBHOOKS : WITHOUT_WEBHOOKS, asks));
  return end > now && end < next ? end : next;
}

/** Whether a review item is created after this many unproven answers. */
export const needsReviewAfterQueries = (
  asks: number,
  { buyerWaits }: { readonly buyerWaits: boolean },
): boolean => asks === (buyerWaits ? SILENT_ASKS_BUYER_WAITS : SILENT_ASKS);

/** Queries of a smaller number are sent first. 0: right after a lost answer; 1: a buyer may be waiting; 2: all others. */
export type QueryPriority = 0 | 1 | 2;

export function queryPriority(
  { confirming, asks, createdAt }: { confirming: boolean; asks: number; createdAt: Date },
  now: Date,
): QueryPriority {
  if (!confirming || now >= after(createdAt, BUYER_WAITS_MS)) return 2;
  return asks < JUST_LOST_ASKS ? 0 : 1;
}

/** The time of the next query of an attempt after its end. Null after the last one. */
export function nextDailyQuery({ createdAt }: Charged, now: Date): Date | null {
  const next = after(now, days(1));
  return next > after(createdAt, LAST_QUESTION_MS) ? null : next;
}

export function retryAfterFailure(stumbles: number, now: Date): Date {
  return after(now, nth(STUMBLED, stumbles - 1));
}

/** The time from which an open attempt may be canceled. */
export function endOfQueries({ method, createdAt, expiresAt }: Charged): Date {
  const end = expiresAt ?? after(createdAt, LONGEST_LIFE_MS[method]);
  return after(end, GRACE_MS[method]);
}

/** The same for a code that was never shown, at a provider that cannot be queried. */
export function endOfUnseenCode({ createdAt }: Charged): Date {
  return after(createdAt, UNSEEN_LIFE_MS);
}

/** The time of the next query of a canceled code. Null after the last one. */
export function nextQueryAfterEnd(
  asks: number,
  now: Date,
  { webhooksArrive = false }: Channel = {},
): Date | null {
  const pause = (webhooksArrive ? LATE_WITH_WEBHOOKS : LATE_WITHOUT_WEBHOOKS)[asks];
  return pause === undefined ? null : after(now, pause);
}

/** The time of the first query of a refund that is requested now. */
export function firstRefundQuery(now: Date): Date {
  return after(now, REFUND_TOLD_MS);
}

interface AskedFor {
  readonly askedAt: Date;
}

/** Whether the key of a refund is still valid at the provider. */
export const isRefundKeyValid = ({ askedAt }: AskedFor, now: Date): boolean =>
  now < after(askedAt, REFUND_KEY_KEPT_MS);

/** Whether the refund may still be requested: once at first, and `again` while its key is valid. */
export const mayRequestRefund = ({ askedAt }: AskedFor, { again }: { again: boolean }, now: Date): boolean =>
  now < after(askedAt, (again ? REFUND_KEY_KEPT_MS : 0) + REFUND_TOLD_MS);

/** The time after which a refund is not queried any more. */
export const isRefundOver = ({ askedAt }: AskedFor, now: Date): boolean =>
  now >= after(askedAt, LAST_QUESTION_MS);
