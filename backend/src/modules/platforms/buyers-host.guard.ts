import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { bindRequestContext } from '../../runtime/context/index.js';
import { runtimeProblem } from '../../runtime/errors/index.js';
import { Hosts } from './hosts.js';

/**
 * Binds a request of a buyer to the platform of its host, so that offers and payments of another platform are not found there. At the
 * address without a name of the demonstration a request stays bound to none. No statement when warm.
 */
@Injectable()
export class BuyersHostGuard implements CanActivate {
  constructor(private readonly hosts: Hosts) {}

  /** @throws Problem unknownHost (404): no platform sells at this host */
  async canActivate(execution: ExecutionContext): Promise<boolean> {
    const request = execution.switchToHttp().getRequest<FastifyRequest>();
    const { platformId, isDemoAddress } = await this.hosts.of(request);
    if (isDemoAddress) return true;
    if (platformId === null) throw runtimeProblem('unknownHost');
    bindRequestContext(request, (ctx) => ctx.forPlatform(platformId));
    return true;
  }
}
