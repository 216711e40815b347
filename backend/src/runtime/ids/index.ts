import { v7 } from 'uuid';

/** A UUIDv7 of that instant: ids sort by creation, so indexes grow at one end. */
export function newId(now: Date): string {
  return v7({ msecs: now.getTime() });
}
