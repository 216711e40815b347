import { hours, minutes } from '../../../runtime/clock/durations.js';

/** Less and less often, for three days. */
const THREE_DAYS = [3_000, 10_000, 30_000, minutes(2), minutes(10), hours(1), hours(6), hours(24), hours(48)];

/** A hint that the provider did not confirm when asked: the janitor goes on asking, so a few times are enough here. */
const UNCONFIRMED = [5_000, 20_000, minutes(1)];

/**
 * The pause before the next look at a delivery that matched nothing, or undefined when a person must look. A delivery may
 * overtake the answer that tells us the provider's reference.
 */
export const unmatchedPause = (tries: number): number | undefined => THREE_DAYS[tries];

/**
 * The pause before asking again about a hint, or undefined when the hint is given up. Nobody but the hint asks about a
 * payment the janitor is done with: a refund must outlive a provider that is silent for hours.
 */
export const unconfirmedPause = (
  tries: number,
  { janitorAsks }: { janitorAsks: boolean },
): number | undefined => (janitorAsks ? UNCONFIRMED : THREE_DAYS)[tries];

/** Our own mistake is mended by a new version, not by haste; two days of them, then a person must look. */
const STUMBLED = [30_000, minutes(2), minutes(10), hours(1), hours(6), hours(24), hours(24)];

/** The pause before another try at a delivery that could not be worked on, or undefined when a person must look. */
export const failurePauseMs = (tries: number): number | undefined => STUMBLED[tries];
