import { WHOLE_IN_BASIS_POINTS, addCents, allocate, cents, percentOf, type Cents } from '@guiche/money';

/** The price of an anticipation, in basis points. */
interface AnticipationRate {
  /** How much of a share can be paid early. */
  readonly limitBps: number;
  /** Of the amount. Less than all of it. */
  readonly feeBps: number;
}

/** What a card sale has left for a seller. Cents. */
export interface PendingShare {
  readonly paymentId: string;
  readonly pending: Cents;
  readonly reserve: Cents;
  /** Paid early before, or asked for in a request that is open. */
  readonly anticipated: Cents;
  readonly dueAt: Date;
}

export interface CoveredShare {
  readonly paymentId: string;
  readonly amount: Cents;
  /** Its part of the fee. */
  readonly fee: Cents;
  readonly dueAt: Date;
}

export interface AnticipationQuote {
  readonly amount: Cents;
  readonly fee: Cents;
  readonly net: Cents;
  /** The first due first. */
  readonly covered: readonly CoveredShare[];
  /** How long the money is advanced on average, by amount. */
  readonly averageDays: number;
  /** What the fee costs in thirty days, compounded, on what the seller gets; in basis points. */
  readonly monthlyRateBps: number;
}

const DAY_MS = 86_400_000;

/**
 * How much of a share can be paid early: the part of the whole share, rounded down so that the limit is never exceeded, but only out of
 * what is pending. The reserve counts for the part and is never paid early (domain.md §4).
 * @param share `anticipated` counts as a part of the share, so that several requests together stay within the limit
 */
export function limitOfShare({ pending, reserve, anticipated }: PendingShare, limitBps: number): Cents {
  const whole = BigInt(pending + reserve + anticipated);
  const part = Number((whole * BigInt(limitBps)) / BigInt(WHOLE_IN_BASIS_POINTS));
  return cents(Math.max(0, Math.min(pending, part - anticipated)));
}

/** What all shares together allow. */
export const limitOfShares = (shares: readonly PendingShare[], { limitBps }: AnticipationRate): Cents =>
  addCents(...shares.map((share) => limitOfShare(share, limitBps)));

/**
 * What an amount costs, and which sales it comes from: those that are due first, because the platform advances them for the shortest
 * time. The fee is rounded once, on the total. Undefined: the amount is above the limit, or nothing.
 */
export function quoteAnticipation(
  amount: Cents,
  shares: readonly PendingShare[],
  rate: AnticipationRate,
  now: Date,
): AnticipationQuote | undefined {
  if (amount <= 0 || amount > limitOfShares(shares, rate)) return undefined;
  let left: number = amount;
  const parts = byDay(shares).flatMap((share) => {
    const taken = cents(Math.min(left, limitOfShare(share, rate.limitBps)));
    left -= taken;
    return taken === 0 ? [] : [{ paymentId: share.paymentId, dueAt: share.dueAt, amount: taken }];
  });
  return priceOf(parts, rate.feeBps, now);
}

/** The same sales at another rate. */
export function priceOf(
  parts: readonly Omit<CoveredShare, 'fee'>[],
  feeBps: number,
  now: Date,
): AnticipationQuote {
  const amount = addCents(...parts.map((part) => part.amount));
  const fee = percentOf(amount, feeBps);
  if (fee >= amount) throw new RangeError(`a fee of ${feeBps} basis points leaves nothing of ${amount}`);
  const fees = allocate(
    fee,
    parts.map((part) => part.amount),
  );
  const net = cents(amount - fee);
  const averageDays = averageDaysOf(parts, now);
  return {
    ...{ amount, fee, net, averageDays },
    covered: parts.map((part, at) => ({ ...part, fee: fees[at] ?? cents(0) })),
    monthlyRateBps: monthlyRateOf(amount, net, averageDays),
  };
}

const byDay = (shares: readonly PendingShare[]): PendingShare[] =>
  [...shares].sort((a, b) => a.dueAt.getTime() - b.dueAt.getTime() || (a.paymentId < b.paymentId ? -1 : 1));

/** Whole days, at least one, so that a rate exists for what is due today. */
function averageDaysOf(parts: readonly Omit<CoveredShare, 'fee'>[], now: Date): number {
  const days = parts.map(({ amount, dueAt }) => (amount * (dueAt.getTime() - now.getTime())) / DAY_MS);
  const total = parts.reduce((sum, { amount }) => sum + amount, 0);
  return Math.max(1, Math.round(days.reduce((sum, each) => sum + each, 0) / total));
}

/** Shown, never charged: a floating point is good enough. */
const monthlyRateOf = (amount: Cents, net: Cents, days: number): number =>
  Math.round(((amount / net) ** (30 / days) - 1) * WHOLE_IN_BASIS_POINTS);
