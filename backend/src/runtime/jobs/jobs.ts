import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { statement } from '../../database/index.js';
import type { JobDefinition } from './job-definition.js';

/** The queue takes small numbers first. */
const AFTER_THE_OTHERS = 1;

/** Asks for background work, in the same transaction as the change that needs it. */
@Injectable()
export class Jobs {
  /**
   * One statement. The work starts after the commit, within milliseconds, at least once.
   * A second job with the same waiting `jobKey` replaces the first.
   */
  async enqueue<P extends object>(
    tx: EntityManager,
    job: JobDefinition<P>,
    payload: P,
    options: { jobKey?: string } = {},
  ): Promise<void> {
    await statement(tx, {
      name: 'enqueue_job',
      text: `SELECT 1 FROM graphile_worker.add_job(
               identifier => $1::text, payload => $2::json, queue_name => $3::text,
               max_attempts => $4::integer, job_key => $5::text,
               priority => $6::integer)`,
      values: [
        job.name,
        JSON.stringify(payload),
        job.queue?.(payload) ?? null,
        job.maxAttempts,
        options.jobKey ?? null,
        job.canWait ? AFTER_THE_OTHERS : 0,
      ],
    });
  }
}
