import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Sweeps } from './decorators.js';
import type { Sweeper } from './decorators.js';
import { freeAbandonedJobs } from './worker-heartbeat.js';

/** Gives the jobs of killed workers back to the living. */
@Injectable()
@Sweeps('abandonedJobs', 5000)
export class AbandonedJobs implements Sweeper {
  private readonly log = new Logger(AbandonedJobs.name);

  constructor(private readonly dataSource: DataSource) {}

  async sweep(): Promise<number> {
    const pools = await freeAbandonedJobs((sql) => this.dataSource.query(sql));
    if (pools > 0) this.log.warn(`freed the jobs of ${pools} worker pools that died`);
    return pools;
  }
}
