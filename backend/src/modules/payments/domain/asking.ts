const SECOND = 1_000;
export const seconds = (count: number): number => count * SECOND;
export const minutes = (count: number): number => seconds(60 * count);
export const hours = (count: number): number => minutes(60 * count);

/** A charge whose fate or code we do not know yet: a buyer is waiting in front of the page. */
const IMPATIENT = [
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

/** A charge the buyer can see: the webhook usually comes first, we ask in case it was lost. */
const PATIENT = [minutes(1), minutes(2), minutes(5), minutes(10), minutes(30), hours(1)];

/** Money may still arrive on a code we gave up. */
const LATE = [hours(1), hours(24)];

/** How long after its expiry a code is asked about once more before we give it up: the provider's clock is not ours. */
export const EXPIRY_GRACE_MS = seconds(30);

/** Two searches this far apart must both find nothing before an attempt counts as never booked. */
export const NOT_FOUND_APART_MS = minutes(1);

/** After so many answers that prove nothing, a person is called. */
export const SILENT_ASKS = 8;

const after = (now: Date, ms: number): Date => new Date(now.getTime() + ms);
const nth = (pauses: readonly number[], asks: number): number =>
  pauses[Math.min(asks, pauses.length - 1)] ?? hours(1);

export function askSoon(asks: number, now: Date): Date {
  return after(now, nth(IMPATIENT, asks));
}

/** The next question about a visible code: growing pauses, but not later than just after its expiry. */
export function askLater(asks: number, now: Date, expiresAt: Date | null): Date {
  const next = after(now, nth(PATIENT, asks));
  if (!expiresAt) return next;
  const afterExpiry = after(expiresAt, EXPIRY_GRACE_MS);
  return afterExpiry > now && afterExpiry < next ? afterExpiry : next;
}

/** Null when a code we gave up need not be asked about any more. */
export function askLate(asks: number, now: Date): Date | null {
  const pause = LATE[asks];
  return pause === undefined ? null : after(now, pause);
}
