import type { PaymentMethod } from './payment.js';
import { days, hours, minutes, seconds } from '../../../runtime/clock/durations.js';

/**
 * A charge whose fate or code we do not know yet, as after a lost reply: a buyer is waiting in front of the page. For most of a
 * minute no pause is longer than five seconds, so that the buyer sees the code within five seconds of the provider knowing it.
 */
const BUYER_WAITS = [
  ...[1, 1, 2, 3, 4, 5, 5, 5, 5, 5, 5, 5, 10, 20, 40].map(seconds),
  minutes(1),
  minutes(2),
  minutes(5),
  minutes(15),
  hours(1),
];

/** A charge that the provider has and is still examining: a card under review, or a status that no table lists. */
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

/** A charge the buyer can see, at an account whose webhooks are not known to arrive. */
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

/** The same at an account whose webhooks arrive: they tell of the payment, and we ask in case one was lost. */
const WITH_WEBHOOKS = [minutes(2), minutes(20), hours(3), hours(12), hours(48)];

/** Money may still arrive on a code we gave up. */
const LATE_WITHOUT_WEBHOOKS = [hours(1), hours(24)];
const LATE_WITH_WEBHOOKS = [hours(24)];

/** How long a buyer is expected to wait in front of the page. */
const BUYER_WAITS_MS = minutes(10);
/** A question about an answer that was lost just now: the first half minute of {@link BUYER_WAITS}. */
const JUST_LOST_ASKS = 10;

/** Longer than telling a provider of a refund takes. */
const REFUND_TOLD_MS = minutes(1);

/** After each question about a refund whose end nobody told; the last for ever. A card's money may be days on its way. */
export const REFUND_PAUSES_MS: readonly number[] = [minutes(5), minutes(15), hours(1), hours(6), hours(24)];

/** Mending ourselves takes longer each time; nobody outside can help. */
const STUMBLED = [seconds(30), minutes(2), minutes(10), hours(1), hours(6), hours(24)];

/** After so many answers in a row that we could not apply, a person is called. */
export const FAILURES_BEFORE_REVIEW = 4;

/**
 * The life of a code whose provider told no end: the longest of all providers' (payments.md §9), so that none is given up
 * that can still be paid. A card that is examined for longer is a matter for a person.
 */
const LONGEST_LIFE_MS: Readonly<Record<PaymentMethod, number>> = {
  PIX: days(5),
  BILLET: days(7),
  CREDIT_CARD: days(7),
};

/**
 * How long after its end it is asked about once more before we give it up: the provider's clock is not ours, and a bank
 * tells of a boleto paid on its last day up to three days later.
 */
const GRACE_MS: Readonly<Record<PaymentMethod, number>> = {
  PIX: seconds(30),
  BILLET: days(3),
  CREDIT_CARD: seconds(30),
};

/** A code that nobody saw, at a provider that cannot be searched, is given up after this: nobody can pay it. */
const UNSEEN_LIFE_MS = minutes(2);

/** What has no end is asked about once a day, until it is this old. By then a person knows of it. */
const LAST_QUESTION_MS = days(30);

/** How long a provider is trusted to know a refund by its key again: of those that tell, the shortest keeps it for a day. */
const REFUND_KEY_KEPT_MS = hours(12);

/** Two searches this far apart must both find nothing before an attempt counts as never booked. */
export const NOT_FOUND_INTERVAL_MS = minutes(1);

/** After so many answers that prove nothing, a person is called: ten minutes after the charge while a buyer waits. */
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

/** The next question about a charge whose code or fate a buyer waits for. */
export function nextQueryWhileBuyerWaits(asks: number, now: Date): Date {
  return after(now, nth(BUYER_WAITS, asks));
}

/** The next question about a charge that the provider is examining. */
export function nextQueryUnderReview(asks: number, now: Date): Date {
  return after(now, nth(UNDER_REVIEW, asks));
}

/** What is known of the account's webhooks. */
interface Channel {
  readonly webhooksArrive?: boolean;
}

/** The next question about a visible code: growing pauses, but not later than when it may be given up. */
export function nextQueryOfVisibleCode(
  asks: number,
  now: Date,
  end: Date,
  { webhooksArrive = false }: Channel = {},
): Date {
  const next = after(now, nth(webhooksArrive ? WITH_WEBHOOKS : WITHOUT_WEBHOOKS, asks));
  return end > now && end < next ? end : next;
}

/** Whether a person is called after this many answers that prove nothing. */
export const needsReviewAfterQueries = (
  asks: number,
  { buyerWaits }: { readonly buyerWaits: boolean },
): boolean => asks === (buyerWaits ? SILENT_ASKS_BUYER_WAITS : SILENT_ASKS);

/** Questions of a smaller number go first. 0: an answer was lost just now; 1: a buyer may still be waiting; 2: all others. */
export type QueryPriority = 0 | 1 | 2;

export function queryPriority(
  { confirming, asks, createdAt }: { confirming: boolean; asks: number; createdAt: Date },
  now: Date,
): QueryPriority {
  if (!confirming || now >= after(createdAt, BUYER_WAITS_MS)) return 2;
  return asks < JUST_LOST_ASKS ? 0 : 1;
}

/** The next question about an attempt whose time is over. Null when it was the last one. */
export function nextDailyQuery({ createdAt }: Charged, now: Date): Date | null {
  const next = after(now, days(1));
  return next > after(createdAt, LAST_QUESTION_MS) ? null : next;
}

export function retryAfterFailure(stumbles: number, now: Date): Date {
  return after(now, nth(STUMBLED, stumbles - 1));
}

/** From then on an attempt that is still open may be given up: by the provider's word, else by ours. */
export function endOfQueries({ method, createdAt, expiresAt }: Charged): Date {
  const end = expiresAt ?? after(createdAt, LONGEST_LIFE_MS[method]);
  return after(end, GRACE_MS[method]);
}

/** The same for an attempt of which nobody has seen a code, where nobody can be asked. */
export function endOfUnseenCode({ createdAt }: Charged): Date {
  return after(createdAt, UNSEEN_LIFE_MS);
}

/** Null when a code we gave up need not be asked about any more. */
export function nextQueryAfterEnd(
  asks: number,
  now: Date,
  { webhooksArrive = false }: Channel = {},
): Date | null {
  const pause = (webhooksArrive ? LATE_WITH_WEBHOOKS : LATE_WITHOUT_WEBHOOKS)[asks];
  return pause === undefined ? null : after(now, pause);
}

/** The first question about a refund that is told now. */
export function firstRefundQuery(now: Date): Date {
  return after(now, REFUND_TOLD_MS);
}

interface AskedFor {
  readonly askedAt: Date;
}

/** Whether a provider that knows a refund by its key still does. */
export const isRefundKeyValid = ({ askedAt }: AskedFor, now: Date): boolean =>
  now < after(askedAt, REFUND_KEY_KEPT_MS);

/** Whether a provider may still be told of a refund: once when it is asked for, and `again` while its key is kept. */
export const mayRequestRefund = ({ askedAt }: AskedFor, { again }: { again: boolean }, now: Date): boolean =>
  now < after(askedAt, (again ? REFUND_KEY_KEPT_MS : 0) + REFUND_TOLD_MS);

/** From then on a refund is asked about no more. */
export const isRefundOver = ({ askedAt }: AskedFor, now: Date): boolean =>
  now >= after(askedAt, LAST_QUESTION_MS);
