import { Body, Controller, Header, HttpCode, Post, Put, Req } from '@nestjs/common';
import { ApiBearerAuth, ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { AREAS } from '@guiche/access';
import type { FastifyRequest } from 'fastify';
import { CurrentSession, PublicRoute, RequireSession, type Session } from '../../../runtime/access/index.js';
import { Ctx, type Context } from '../../../runtime/context/index.js';
import { ChangeOwnPassword } from '../use-cases/change-own-password.js';
import { RequestRecovery } from '../use-cases/request-recovery.js';
import { SetPassword } from '../use-cases/set-password.js';
import { AreaOfHost } from './area-of-host.js';
import { OwnPasswordDto, PasswordRecoveryDto, SetPasswordDto } from './passwords.dto.js';
import { RenewedSessionDto } from './sessions.dto.js';

@ApiTags('sessions')
@Controller('api')
@PublicRoute('people who cannot sign in set a password here')
export class PasswordsController {
  constructor(
    private readonly area: AreaOfHost,
    private readonly recovery: RequestRecovery,
    private readonly setPassword: SetPassword,
    private readonly own: ChangeOwnPassword,
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
    const { tenant, origin } = await this.area.find(ctx, area, request);
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
    const { tenant } = await this.area.find(ctx, area, request);
    await this.setPassword.set(tenant, input);
  }

  @Put('passwords/own')
  @RequireSession(AREAS, { withoutSecondFactor: true, forMembers: 'own' })
  @Header('cache-control', 'no-store')
  @ApiBearerAuth()
  @ApiOperation({
    summary:
      'Changes the password of the signed-in person. Every other session in this area ends, and this one gets another token.',
  })
  @ApiOkResponse({ type: RenewedSessionDto })
  async change(
    @Ctx() ctx: Context,
    @CurrentSession() session: Session,
    @Body() input: OwnPasswordDto,
  ): Promise<RenewedSessionDto> {
    return { token: await this.own.change(ctx, session, input) };
  }
}
