import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { ApiNoContentResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Area } from '@guiche/access';
import type { FastifyRequest } from 'fastify';
import { PublicRoute } from '../../../runtime/access/index.js';
import { Ctx, type Context } from '../../../runtime/context/index.js';
import { Hosts } from '../../platforms/index.js';
import { identityProblem } from '../identity-problems.js';
import { RequestRecovery } from '../use-cases/request-recovery.js';
import { SetPassword } from '../use-cases/set-password.js';
import { PasswordRecoveryDto, SetPasswordDto } from './passwords.dto.js';

@ApiTags('sessions')
@Controller('api')
@PublicRoute('people who cannot sign in set a password here')
export class PasswordsController {
  constructor(
    private readonly hosts: Hosts,
    private readonly recovery: RequestRecovery,
    private readonly setPassword: SetPassword,
  ) {}

  @Post('password-recoveries')
  @HttpCode(204)
  @ApiOperation({
    summary:
      'Sends a link to set a new password, if there is such an account. The answer does not say whether.',
  })
  @ApiNoContentResponse()
  async request(
    @Ctx() ctx: Context,
    @Body() { area, email }: PasswordRecoveryDto,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    const { tenant, origin } = await this.tenantOf(ctx, area, request);
    await this.recovery.request(tenant, { area, email, origin });
  }

  @Post('passwords')
  @HttpCode(204)
  @ApiOperation({
    summary: 'Sets a password by a link that was sent by mail. All sessions of the person end.',
  })
  @ApiNoContentResponse()
  async set(
    @Ctx() ctx: Context,
    @Body() { area, ...input }: SetPasswordDto,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    const { tenant } = await this.tenantOf(ctx, area, request);
    await this.setPassword.set(tenant, input);
  }

  /** @throws Problem unknownHost (404): this area is not at this host */
  private async tenantOf(ctx: Context, area: Area, request: FastifyRequest) {
    const { platformId, isMasterHost, origin } = await this.hosts.of(request);
    if (area === 'master' && isMasterHost) return { tenant: ctx, origin };
    if (area === 'master' || platformId === null) throw identityProblem('unknownHost');
    return { tenant: ctx.forPlatform(platformId), origin };
  }
}
