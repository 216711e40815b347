import { SetMetadata } from '@nestjs/common';

export const SWEEPS = Symbol('sweeps');

/** Background work that is called again and again by the worker. */
export interface Sweeper {
  /**
   * Does what is due at `now` and returns how many pieces it did or started. Several processes sweep at once, so rows are claimed
   * FOR UPDATE SKIP LOCKED. A sweep that goes on for long ends when `stopping` is aborted.
   */
  sweep(now: Date, stopping?: AbortSignal): Promise<number>;
}

export interface SweepSchedule {
  readonly name: string;
  readonly everyMs: number;
  /** A notification on this channel starts the next sweep at once. */
  readonly wokenBy?: string;
  /** See {@link SweepsWhenDue}. */
  readonly due?: string;
}

/** Marks an injectable {@link Sweeper} that the worker calls every so often. */
export function Sweeps(
  name: string,
  everyMs: number,
  options: Pick<SweepSchedule, 'wokenBy'> = {},
): ClassDecorator {
  const schedule: SweepSchedule = { name, everyMs, ...options };
  return SetMetadata(SWEEPS, schedule) as ClassDecorator;
}

/** How often the database is asked whether anything is due. */
export const POLL_DUE_MS = 1_000;

/**
 * Marks an injectable {@link Sweeper} that is called only when `due` returns a row: a select whose $1 is the current time, answered
 * by one index access. All such selects of a process are sent as one statement each second, so that an idle process costs next to
 * nothing.
 */
export function SweepsWhenDue(
  name: string,
  due: string,
  options: Pick<SweepSchedule, 'wokenBy'> = {},
): ClassDecorator {
  const schedule: SweepSchedule = { name, everyMs: POLL_DUE_MS, due, ...options };
  return SetMetadata(SWEEPS, schedule) as ClassDecorator;
}
