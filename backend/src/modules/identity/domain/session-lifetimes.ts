import type { Area } from '@guiche/access';
import { days, hours, minutes } from '../../../runtime/clock/durations.js';

interface SessionLifetime {
  /** From sign-in, or from the last use of a sliding session, in milliseconds. */
  readonly ms: number;
  /** Each use prolongs it. */
  readonly sliding: boolean;
}

/** How long a session is valid, by area (screens.md, 1.1). */
export const SESSION_LIFETIMES: Readonly<Record<Area, SessionLifetime>> = {
  seller: { ms: days(30), sliding: true },
  customer: { ms: days(30), sliding: true },
  admin: { ms: hours(12), sliding: false },
  manager: { ms: hours(12), sliding: false },
  master: { ms: hours(8), sliding: false },
};

/** Of staff who look at the account of somebody else: long enough for a problem, and not to forget it open. It is not prolonged. */
export const IMPERSONATION_MS = minutes(30);

/** How long a proof of who a person is counts: for several changes after another, and not for whoever finds the screen open later. */
export const PROOF_MS = minutes(15);

/** How long a person skips the second factor on a browser. */
export const REMEMBERED_MS = days(30);

/** Staff enter the second factor at each sign-in (screens.md A3). */
export const mayBeRemembered = (area: Area): area is 'seller' | 'customer' =>
  area === 'seller' || area === 'customer';

/** How long a proof still counts, in seconds rounded up. 0: it is too old. */
export const proofSecondsLeft = (provedAt: Date, now: Date): number =>
  Math.max(0, Math.ceil((provedAt.getTime() + PROOF_MS - now.getTime()) / 1_000));

export const sessionEnd = (area: Area, from: Date): Date =>
  new Date(from.getTime() + SESSION_LIFETIMES[area].ms);
