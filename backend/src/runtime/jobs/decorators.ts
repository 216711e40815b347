import { SetMetadata, applyDecorators } from '@nestjs/common';
import type { JobDefinition } from './job-definition.js';

export const HANDLES = Symbol('handles');
export const SWEEPS = Symbol('sweeps');

/** Does one kind of job. Must be repeatable: a job runs at least once. */
export interface JobHandler<P extends object = object> {
  handle(payload: P): Promise<void>;
}

/**
 * Finds due rows (due_at <= now, by our clock) and deals with them; returns how many.
 * Several workers sweep at once: it takes its rows FOR UPDATE SKIP LOCKED.
 */
export interface Sweeper {
  sweep(now: Date): Promise<number>;
}

export interface SweepSchedule {
  readonly name: string;
  readonly everyMs: number;
  /** A notification on this channel brings the next sweep at once. */
  readonly wokenBy?: string;
  /** See {@link SweepsWhenDue}. */
  readonly due?: string;
}

/** On an injectable {@link JobHandler}; found by the worker when it starts. */
export function Handles<P extends object>(job: JobDefinition<P>): ClassDecorator {
  return applyDecorators(SetMetadata(HANDLES, job)) as ClassDecorator;
}

/** On an injectable {@link Sweeper}; ticked by the worker only. */
export function Sweeps(
  name: string,
  everyMs: number,
  options: Pick<SweepSchedule, 'wokenBy'> = {},
): ClassDecorator {
  const schedule: SweepSchedule = { name, everyMs, ...options };
  return applyDecorators(SetMetadata(SWEEPS, schedule)) as ClassDecorator;
}

/** How often the database is asked whether anything is due. */
export const LOOK_FOR_DUE_MS = 1_000;

/**
 * The same, called only when `due` has a row: a select whose $1 is our time, answered by one look at an index. All such selects of
 * a process travel in one statement a second, so that a process with nothing to do costs next to nothing.
 */
export function SweepsWhenDue(
  name: string,
  due: string,
  options: Pick<SweepSchedule, 'wokenBy'> = {},
): ClassDecorator {
  const schedule: SweepSchedule = { name, everyMs: LOOK_FOR_DUE_MS, due, ...options };
  return applyDecorators(SetMetadata(SWEEPS, schedule)) as ClassDecorator;
}
