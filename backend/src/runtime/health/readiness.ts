import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { runtimeProblem } from '../errors/index.js';
import { Shutdown } from '../shutdown/index.js';

/** Whether this process can serve: the database answers, its schema is ours, and we are not about to stop. */
@Injectable()
export class Readiness {
  private migrated = false;

  constructor(
    private readonly dataSource: DataSource,
    private readonly shutdown: Shutdown,
  ) {}

  /** @throws 503 `unavailable`, or what the driver throws when the database does not answer */
  async check(): Promise<void> {
    if (this.shutdown.stopping.aborted) throw runtimeProblem('unavailable', { detail: 'stopping' });
    await this.dataSource.query('SELECT 1');
    if (!(await this.isMigrated())) throw runtimeProblem('unavailable', { detail: 'migrations are pending' });
  }

  /** Once current, always current for this build: a newer schema belongs to a newer build. */
  private async isMigrated(): Promise<boolean> {
    if (!this.migrated) this.migrated = !(await this.dataSource.showMigrations());
    return this.migrated;
  }
}
