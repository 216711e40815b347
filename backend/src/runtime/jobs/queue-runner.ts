import { EventEmitter } from 'node:events';
import { Injectable, Logger } from '@nestjs/common';
import { Logger as QueueLogger, run } from 'graphile-worker';
import type { Runner, TaskList, WorkerEvents } from 'graphile-worker';
import type pg from 'pg';
import { DatabaseConfig, JobsConfig } from '../../config/index.js';
import { BEHIND_THE_COUNTER_MS, openDirectPool } from '../../database/index.js';
import { Observed } from '../metrics/observed.js';
import type { JobHandler } from './decorators.js';
import { endOfQueue } from './end-of-queue.js';
import { WorkerHeartbeat } from './worker-heartbeat.js';

const PAUSE_BEFORE_RESTART_MS = 1000;
const POLL_MS = 10_000;

/** Takes jobs from graphile-worker's queue, and takes them up again after the database was away. */
@Injectable()
export class QueueRunner {
  private readonly log = new Logger(QueueRunner.name);
  private pool: pg.Pool | undefined;
  private runner: Runner | undefined;
  private ended: Promise<void> | undefined;
  private proof: WorkerHeartbeat | undefined;
  private formerPool: string | undefined;
  private beginning: Promise<void> | undefined;
  private restart: NodeJS.Timeout | undefined;
  private stopping = false;

  constructor(
    private readonly database: DatabaseConfig,
    private readonly jobs: JobsConfig,
    private readonly observed: Observed,
  ) {}

  async start(handlers: Map<string, JobHandler>): Promise<void> {
    this.stopping = false;
    // One connection for each job, one that listens, one that proves this worker alive, one spare.
    const connections = this.jobs.concurrency + 3;
    this.pool = openDirectPool(this.database.directUrl, {
      name: 'guiche-worker',
      max: connections,
      onError: ({ message }) => this.log.warn(`a queue connection broke: ${message}`),
      patienceMs: BEHIND_THE_COUNTER_MS,
    });
    await this.begin(this.taskList(handlers));
  }

  /** The pool ends last: whoever still begins, or records a result, would find it closed and leave a job locked. */
  async stop(): Promise<void> {
    this.stopping = true;
    clearTimeout(this.restart);
    await this.beginning;
    this.stopRunner();
    await this.ended;
    await this.proof?.end();
    await this.pool?.end();
  }

  private begin(taskList: TaskList): Promise<void> {
    this.beginning = this.run(taskList);
    return this.beginning;
  }

  private async run(taskList: TaskList): Promise<void> {
    if (this.stopping || this.pool === undefined) return;
    const events = this.events(this.pool);
    try {
      await this.freeJobsOf(this.formerPool);
      this.runner = await run({
        pgPool: this.pool,
        taskList,
        concurrency: this.jobs.concurrency,
        // Enqueuing notifies us; this only finds retries whose time has come. Each place of the queue polls by itself.
        pollInterval: POLL_MS,
        noHandleSignals: true,
        logger: this.queueLogger(),
        events,
        // Results are recorded in batches, even if of one: only that way does the library handle a failure to record
        // them. Unbatched, a lost connection is an unhandled rejection and ends the process.
        preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
      });
    } catch (error) {
      this.runAgain(taskList, error);
      return;
    }
    this.ended = endOfQueue(this.runner, events).then((error) => {
      // What went by itself is not stopped yet: its clock for repeated jobs would go on.
      this.stopRunner();
      this.runAgain(taskList, error);
    });
  }

  /** Refused where it is stopping already: either way its end is waited for by {@link endOfQueue}. */
  private stopRunner(): void {
    void this.runner?.stop().catch(() => undefined);
  }

  private events(pool: pg.Pool): WorkerEvents {
    const events: WorkerEvents = new EventEmitter();
    events.on('pool:create', ({ workerPool }) => {
      void this.proof?.end();
      this.proof = new WorkerHeartbeat(pool, workerPool.id);
      this.formerPool = workerPool.id;
      void this.proof.begin();
    });
    // The server may have given a job that a breaking connection never brought: it is locked in the name of this pool,
    // which lives and does not know of it. Begun anew, the queue frees whatever the former pool holds.
    events.on('worker:getJob:error', () => this.stopRunner());
    return events;
  }

  /** What the pool before this one could not finish or record is done again, at once. */
  private async freeJobsOf(poolId: string | undefined): Promise<void> {
    if (poolId === undefined) return;
    await this.pool?.query('SELECT graphile_worker.force_unlock_workers(ARRAY[$1::text])', [poolId]);
  }

  /** The library gives up when it can't record a result; the database comes back, and so do we. */
  private runAgain(taskList: TaskList, error: unknown): void {
    if (this.stopping) return;
    this.log.warn(
      `the queue stopped and starts again: ${error instanceof Error ? error.message : 'no reason'}`,
    );
    this.restart = setTimeout(() => void this.begin(taskList), PAUSE_BEFORE_RESTART_MS);
  }

  private taskList(handlers: Map<string, JobHandler>): TaskList {
    return Object.fromEntries(
      [...handlers].map(([name, handler]) => [
        name,
        (payload: unknown) => this.observed.run(`job ${name}`, () => handler.handle(payload as object)),
      ]),
    );
  }

  private queueLogger(): QueueLogger {
    return new QueueLogger((scope) => (level, message) => {
      const line = { msg: message, task: scope.taskIdentifier, jobId: scope.jobId };
      if (level === 'error') this.log.error(line);
      else if (level === 'warning') this.log.warn(line);
      else this.log.debug(line);
    });
  }
}
