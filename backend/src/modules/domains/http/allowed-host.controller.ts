import { Controller, Get, Header, HttpCode, Query } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { PublicRoute } from '../../../runtime/access/index.js';
import { runtimeProblem } from '../../../runtime/errors/index.js';
import { Hosts } from '../../platforms/index.js';

/**
 * For a reverse proxy that gets certificates by itself: before it does for a host, it asks here. Caddy: `on_demand_tls { ask
 * http://api:3001/internal/domains/allowed }`, which sends the host as `domain`.
 */
@ApiExcludeController()
@Controller('internal/domains')
@PublicRoute(
  'the reverse proxy asks whether a host may have a certificate; the answer is what a request to that host shows anyway',
)
export class AllowedHostController {
  constructor(private readonly hosts: Hosts) {}

  @Get('allowed')
  @HttpCode(204)
  @Header('cache-control', 'no-store')
  async ask(@Query('domain') domain: unknown): Promise<void> {
    if (typeof domain !== 'string' || !(await this.hosts.isServed(domain))) throw runtimeProblem('notFound');
  }
}
