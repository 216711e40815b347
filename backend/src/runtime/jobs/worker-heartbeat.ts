import type pg from 'pg';

const RETRY_MS = 1000;
/** The queue locks jobs in the name of a pool of workers; that name, as an advisory lock, is held while the pool lives. */
const LOCK_OF = (name: string): string => `hashtextextended(${name}, 0)`;
/** A pool that has just begun, or whose connection just broke, gets this long to show itself. */
const PATIENCE = `interval '10 seconds'`;

/**
 * A worker that is killed leaves its jobs locked, and graphile-worker frees them only after four hours. So each pool of
 * workers holds a session lock under its own name: the server lets go of it the moment the process is gone.
 */
export class WorkerHeartbeat {
  private letGo: (() => void) | undefined;
  private retry: NodeJS.Timeout | undefined;
  private ended = false;

  constructor(
    private readonly pool: pg.Pool,
    private readonly poolId: string,
  ) {}

  async begin(): Promise<void> {
    if (this.ended) return;
    const client = await this.pool.connect().catch(() => undefined);
    if (client === undefined) return this.beginAgain();
    // Given back once, whoever notices the loss first: a connection that is kept would let the pool never end.
    let held = true;
    const letGo = (): void => {
      if (held) client.release(true);
      held = false;
    };
    const lose = (): void => {
      letGo();
      this.beginAgain();
    };
    this.letGo = letGo;
    client.once('error', lose);
    if (this.ended) return letGo();
    await client.query(`SELECT pg_advisory_lock(${LOCK_OF('$1')})`, [this.poolId]).catch(lose);
  }

  async end(): Promise<void> {
    this.ended = true;
    clearTimeout(this.retry);
    // Closing the session gives the lock back.
    this.letGo?.();
  }

  private beginAgain(): void {
    if (this.ended) return;
    clearTimeout(this.retry);
    this.retry = setTimeout(() => void this.begin(), RETRY_MS);
  }
}

/** Frees the jobs of pools that no longer live, and wakes the queue for them; returns how many pools those were. */
export async function freeAbandonedJobs(
  query: (sql: string) => Promise<{ pool: string }[]>,
): Promise<number> {
  const dead = await query(`
    WITH owners AS (
      SELECT DISTINCT locked_by FROM graphile_worker._private_jobs
      WHERE locked_by IS NOT NULL AND locked_at < now() - ${PATIENCE}
    ), dead AS MATERIALIZED (
      SELECT locked_by FROM owners WHERE pg_try_advisory_xact_lock(${LOCK_OF('locked_by')})
    )
    SELECT locked_by AS pool, graphile_worker.force_unlock_workers(ARRAY[locked_by]),
      pg_notify('jobs:insert', '{"count": 100}') FROM dead`);
  return dead.length;
}
