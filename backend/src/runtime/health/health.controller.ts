import { Controller, Get, Header } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { DataSource } from 'typeorm';
import { runtimeProblem } from '../errors/index.js';
import { Shutdown } from '../shutdown/index.js';
import { HealthDetails } from './health-details.js';

@ApiExcludeController()
@Controller('health')
export class HealthController {
  private migrated = false;

  constructor(
    private readonly dataSource: DataSource,
    private readonly shutdown: Shutdown,
    private readonly details: HealthDetails,
  ) {}

  /** The process runs. Says nothing about the database: restarting us would not bring it back. */
  @Get('live')
  @Header('cache-control', 'no-store')
  live(): { status: 'live' } {
    return { status: 'live' };
  }

  /** Send buyers here: the database answers, its schema is ours, and we are not about to stop. The details decide nothing. */
  @Get('ready')
  @Header('cache-control', 'no-store')
  async ready(): Promise<{ status: 'ready'; details: Record<string, unknown> }> {
    if (this.shutdown.stopping.aborted) throw runtimeProblem('unavailable', { detail: 'stopping' });
    await this.dataSource.query('SELECT 1');
    if (!(await this.isMigrated())) throw runtimeProblem('unavailable', { detail: 'migrations are pending' });
    return { status: 'ready', details: this.details.look() };
  }

  /** Once current, always current for this build: a newer schema belongs to a newer build. */
  private async isMigrated(): Promise<boolean> {
    if (!this.migrated) this.migrated = !(await this.dataSource.showMigrations());
    return this.migrated;
  }
}
