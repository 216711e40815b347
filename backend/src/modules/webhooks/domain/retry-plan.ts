import { hours, minutes } from '../../../runtime/clock/durations.js';

/** Less and less often, for three days. */
const THREE_DAYS = [3_000, 10_000, 30_000, minutes(2), minutes(10), hours(1), hours(6), hours(24), hours(48)];

/** A hint that the provider did not confirm. A few retries are enough, because the janitor queries the attempt as well. */
const UNCONFIRMED = [5_000, 20_000, minutes(1)];

/**
 * The interval before the next try of a webhook that matched nothing, or undefined when a review item is needed. A webhook may
 * arrive before the response with the provider's reference.
 */
export const unmatchedPause = (tries: number): number | undefined => THREE_DAYS[tries];

/**
 * The interval before the next query of a hint, or undefined when the hint is dropped. Only the hint queries a
 * payment that is closed: a refund must not be lost when a provider does not answer for hours.
 */
export const unconfirmedPause = (
  tries: number,
  { janitorAsks }: { janitorAsks: boolean },
): number | undefined => (janitorAsks ? UNCONFIRMED : THREE_DAYS)[tries];

/** Our own failure needs a new version, so intervals are long; after two days a review item is created. */
const STUMBLED = [30_000, minutes(2), minutes(10), hours(1), hours(6), hours(24), hours(24)];

/** The interval before the next try of a webhook that failed here, or undefined when a review item is needed. */
export const failurePauseMs = (tries: number): number | undefined => STUMBLED[tries];
