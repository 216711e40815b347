import { Controller, Get, Header } from '@nestjs/common';
import { HealthDetails, Readiness } from '../health/index.js';
import { Metrics } from '../metrics/index.js';

/** Data for operators only, served on OPERATIONS_PORT. */
@Controller()
export class OperationsController {
  constructor(
    private readonly readiness: Readiness,
    private readonly details: HealthDetails,
    private readonly metrics: Metrics,
  ) {}

  @Get('health/live')
  @Header('cache-control', 'no-store')
  live(): { status: 'live' } {
    return { status: 'live' };
  }

  /** As on the public port, with the details, which decide nothing. */
  @Get('health/ready')
  @Header('cache-control', 'no-store')
  async ready(): Promise<{ status: 'ready'; details: Record<string, unknown> }> {
    await this.readiness.check();
    return { status: 'ready', details: this.details.look() };
  }

  /** For Prometheus. */
  @Get('metrics')
  @Header('content-type', 'text/plain; version=0.0.4; charset=utf-8')
  @Header('cache-control', 'no-store')
  scrape(): Promise<string> {
    return this.metrics.registry.metrics();
  }
}
