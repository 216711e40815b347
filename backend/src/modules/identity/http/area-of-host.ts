import { Injectable } from '@nestjs/common';
import type { Area } from '@guiche/access';
import type { FastifyRequest } from 'fastify';
import type { Context, TenantContext } from '../../../runtime/context/index.js';
import { runtimeProblem } from '../../../runtime/errors/index.js';
import { identityProblem } from '../identity-problems.js';
import { Hosts } from '../../platforms/index.js';

/** Where somebody signs in: the tenant of the host and the address of its pages. */
@Injectable()
export class AreaOfHost {
  constructor(private readonly hosts: Hosts) {}

  /** @throws Problem unknownHost (404): nobody signs in to this area at this host; platformSuspended (403) */
  async find(
    ctx: Context,
    area: Area | undefined,
    request: FastifyRequest,
  ): Promise<{ tenant: Context; origin: string }> {
    const { platformId, isMasterHost, isOperating, origin } = await this.hosts.of(request);
    if (area === 'master' && isMasterHost) return { tenant: ctx, origin };
    if (area === 'master' || platformId === null) throw runtimeProblem('unknownHost');
    // Buyers keep access to what they bought.
    if (!isOperating && area !== 'customer') throw identityProblem('platformSuspended');
    return { tenant: ctx.forPlatform(platformId), origin };
  }

  /** The tenant whose customers sign in at this host; also while the platform is suspended. @throws Problem unknownHost (404) */
  async ofCustomers(ctx: Context, request: FastifyRequest): Promise<TenantContext> {
    const { platformId } = await this.hosts.of(request);
    if (platformId === null) throw runtimeProblem('unknownHost');
    return ctx.forPlatform(platformId);
  }
}
