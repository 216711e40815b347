export type Availability = 'NOW' | 'NOT_YET' | 'OVER';

interface Period {
  readonly availableFromMs: number | null;
  readonly availableUntilMs: number | null;
}

/** Whether the period of a sale includes an instant. It begins with its first millisecond and ends before its last. */
export function availabilityAt({ availableFromMs, availableUntilMs }: Period, now: Date): Availability {
  if (availableFromMs !== null && now.getTime() < availableFromMs) return 'NOT_YET';
  return availableUntilMs !== null && now.getTime() >= availableUntilMs ? 'OVER' : 'NOW';
}
