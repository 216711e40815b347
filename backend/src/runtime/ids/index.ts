import { randomInt } from 'node:crypto';
import { v7 } from 'uuid';

/** Numbers the ids of one millisecond. It leaves half of its 32 bits' range to count up in. */
const COUNTER_STARTS_BELOW = 2 ** 31;
const last = { msecs: Number.NaN, seq: 0 };

/**
 * A UUIDv7 of that instant: ids sort by creation, so indexes grow at one end. Ids that one process makes for the same
 * millisecond one after the other sort in that order too.
 */
export function newId(now: Date): string {
  const msecs = now.getTime();
  last.seq = msecs === last.msecs ? last.seq + 1 : randomInt(COUNTER_STARTS_BELOW);
  last.msecs = msecs;
  return v7({ msecs, seq: last.seq });
}

/** Smaller than every id made at that instant or later, greater than every one made before. */
export function firstIdOf(instant: Date): string {
  const hex = instant.getTime().toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`;
}

/** When a UUIDv7 was made, to the millisecond. */
export function instantOf(id: string): Date {
  return new Date(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16));
}
