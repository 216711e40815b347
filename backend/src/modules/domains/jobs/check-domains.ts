import { Injectable, Logger } from '@nestjs/common';
import { Transactions, sql } from '../../../database/index.js';
import { minutes } from '../../../runtime/clock/durations.js';
import { systemContext } from '../../../runtime/context/index.js';
import { Sweeps, type Sweeper } from '../../../runtime/jobs/index.js';
import { CheckDomain } from '../use-cases/check-domain.js';

const DUE = sql<{ now: Date }>(
  'due-domains',
  'select platform_id as "platformId", id from domains_read where next_check_at <= :now order by next_check_at limit 20',
);

/** Checks domains again: those that wait for their records, and those that are used. Two processes that check the same one agree. */
@Injectable()
@Sweeps('checkDomains', minutes(1))
export class CheckDomains implements Sweeper {
  private readonly log = new Logger(CheckDomains.name);

  constructor(
    private readonly checking: CheckDomain,
    private readonly transactions: Transactions,
  ) {}

  /** Returns how many domains were due. */
  async sweep(now: Date): Promise<number> {
    const due = await this.transactions.single<{ platformId: string; id: string }>(DUE({ now }));
    for (const { platformId, id } of due)
      await this.checking
        .check(systemContext('domains').forPlatform(platformId), id)
        .catch((error: unknown) => this.log.warn({ msg: 'a domain was not checked', id, error }));
    return due.length;
  }
}
