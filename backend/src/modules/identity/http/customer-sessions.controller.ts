import { Body, Controller, Header, Post, Req } from '@nestjs/common';
import { ApiCreatedResponse, ApiHeader, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Flag } from '@guiche/access';
import type { FastifyRequest } from 'fastify';
import { PublicRoute } from '../../../runtime/access/index.js';
import { Ctx, type Context } from '../../../runtime/context/index.js';
import type { OpenedSession } from '../session-opening.js';
import { SignInByMail } from '../use-cases/sign-in-by-mail.js';
import { AreaOfHost } from './area-of-host.js';
import { SignInByCodeDto, SignInByLinkDto } from './customer-sign-ins.dto.js';
import { SignedInDto } from './sessions.dto.js';

const USER_AGENT = { name: 'user-agent', required: false, description: 'Recorded with the session.' };

@ApiTags('sessions')
@Controller('api/customer-sessions')
@PublicRoute('customers sign in by a mail here')
export class CustomerSessionsController {
  constructor(
    private readonly area: AreaOfHost,
    private readonly signIn: SignInByMail,
  ) {}

  @Post('code')
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: 'Signs a customer in by the code that was sent to the e-mail address.' })
  @ApiHeader(USER_AGENT)
  @ApiCreatedResponse({ type: SignedInDto })
  async byCode(
    @Ctx() ctx: Context,
    @Body() input: SignInByCodeDto,
    @Req() request: FastifyRequest,
  ): Promise<SignedInDto> {
    const tenant = await this.area.ofCustomers(ctx, request);
    return shown(await this.signIn.byCode(tenant, { ...input, userAgent: browserOf(request) }));
  }

  @Post('link')
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: 'Signs a customer in by the link in a mail, once.' })
  @ApiHeader(USER_AGENT)
  @ApiCreatedResponse({ type: SignedInDto })
  async byLink(
    @Ctx() ctx: Context,
    @Body() input: SignInByLinkDto,
    @Req() request: FastifyRequest,
  ): Promise<SignedInDto> {
    const tenant = await this.area.ofCustomers(ctx, request);
    return shown(await this.signIn.byLink(tenant, { ...input, userAgent: browserOf(request) }));
  }
}

const browserOf = ({ headers }: FastifyRequest): string | null => headers['user-agent'] ?? null;

const shown = ({ user, ...session }: OpenedSession): SignedInDto => ({
  ...session,
  user: { ...user, flags: user.flags as Flag[] },
});
