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

export const sessionEnd = (area: Area, from: Date): Date =>
  new Date(from.getTime() + SESSION_LIFETIMES[area].ms);
