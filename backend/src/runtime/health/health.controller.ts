import { Controller, Get, Header } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { PublicRoute } from '../access/index.js';
import { Readiness } from './readiness.js';

/** For load balancers, on the public port: a status only. The details are on OPERATIONS_PORT. */
@ApiExcludeController()
@PublicRoute('supervisors and proxies ask whether the process is alive')
@Controller('health')
export class HealthController {
  constructor(private readonly readiness: Readiness) {}

  /** The process runs. Says nothing about the database: restarting us would not bring it back. */
  @Get('live')
  @Header('cache-control', 'no-store')
  live(): { status: 'live' } {
    return { status: 'live' };
  }

  /** Send buyers here. */
  @Get('ready')
  @Header('cache-control', 'no-store')
  async ready(): Promise<{ status: 'ready' }> {
    await this.readiness.check();
    return { status: 'ready' };
  }
}
