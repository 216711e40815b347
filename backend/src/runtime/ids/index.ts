import { v7 } from 'uuid';

/** A UUIDv7 of that instant: ids sort by creation, so indexes grow at one end. */
export function newId(now: Date): string {
  return v7({ msecs: now.getTime() });
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
