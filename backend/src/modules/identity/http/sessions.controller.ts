import { Body, Controller, Delete, Get, Header, HttpCode, Post, Req } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiCreatedResponse,
  ApiHeader,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { AREAS, type Flag } from '@guiche/access';
import { IdInPath } from '../../../runtime/http/index.js';
import type { FastifyRequest } from 'fastify';
import { CurrentSession, PublicRoute, RequireSession, type Session } from '../../../runtime/access/index.js';
import { Ctx, type Context } from '../../../runtime/context/index.js';

import { OwnSessions } from '../use-cases/own-sessions.js';
import { SignIn } from '../use-cases/sign-in.js';
import { AreaOfHost } from './area-of-host.js';
import {
  CurrentSessionDto,
  OwnAreasDto,
  ProofStandingDto,
  RememberedDeviceListDto,
  SessionProofDto,
  SessionListDto,
  SignedInDto,
  SignInDto,
} from './sessions.dto.js';

@ApiTags('sessions')
@Controller('api/sessions')
@RequireSession(AREAS, { withoutSecondFactor: true, forMembers: 'own' })
export class SessionsController {
  constructor(
    private readonly area: AreaOfHost,
    private readonly signIn: SignIn,
    private readonly own: OwnSessions,
  ) {}

  @Post()
  @PublicRoute('people sign in here')
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: 'Signs in to one area of the platform of the host.' })
  @ApiHeader({ name: 'user-agent', required: false, description: 'Recorded with the session.' })
  @ApiCreatedResponse({ type: SignedInDto })
  async create(
    @Ctx() ctx: Context,
    @Body() input: SignInDto,
    @Req() request: FastifyRequest,
  ): Promise<SignedInDto> {
    const { tenant, origin } = await this.area.find(ctx, input.area, request);
    const { area, email, password, code, challenge, passkey: answer, device, remember = false } = input;
    const passkey = challenge && answer ? { challenge, answer, origin } : undefined;
    const userAgent = request.headers['user-agent'] ?? null;
    const given = { area, email, password, code, passkey, device, remember, userAgent };
    const { user, ...session } = await this.signIn.signIn(tenant, given);
    return { ...session, user: { ...user, flags: user.flags as Flag[] } };
  }

  @Get('current')
  @ApiBearerAuth()
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: 'The session of this request.' })
  @ApiOkResponse({ type: CurrentSessionDto })
  current(@CurrentSession() session: Session): CurrentSessionDto {
    const { id, area, platformId, createdAt, expiresAt, person, mustAddSecondFactor } = session;
    const user = { ...person, flags: [...person.flags] };
    const impersonator = session.impersonator?.name ?? null;
    const { member } = session;
    const team = member && { role: member.role, owner: member.owner.name };
    return { id, area, platformId, createdAt, expiresAt, mustAddSecondFactor, impersonator, user, team };
  }

  @Delete('current')
  @HttpCode(204)
  @RequireSession(AREAS, { withoutSecondFactor: true, forMembers: 'own', duringImpersonation: true })
  @ApiBearerAuth()
  @ApiOperation({ summary: 'Signs out.' })
  @ApiNoContentResponse()
  async end(@Ctx() ctx: Context, @CurrentSession() session: Session): Promise<void> {
    await this.own.end(ctx, session, session.id);
  }

  @Get('current/areas')
  @ApiBearerAuth()
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: 'The areas in which the signed-in person has an account, by the e-mail address.' })
  @ApiOkResponse({ type: OwnAreasDto })
  async areas(@CurrentSession() session: Session): Promise<OwnAreasDto> {
    return { areas: await this.own.areas(session) };
  }

  @Get('current/proof')
  @ApiBearerAuth()
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: 'How long the last proof of who the signed-in person is still counts.' })
  @ApiOkResponse({ type: ProofStandingDto })
  proof(@CurrentSession() { proofSecondsLeft: secondsLeft }: Session): ProofStandingDto {
    return { secondsLeft };
  }

  @Post('current/proof')
  @HttpCode(204)
  @ApiBearerAuth()
  @ApiOperation({ summary: 'Proves who the signed-in person is, before a sensitive change.' })
  @ApiNoContentResponse()
  async prove(
    @Ctx() ctx: Context,
    @CurrentSession() session: Session,
    @Body() proof: SessionProofDto,
  ): Promise<void> {
    await this.own.prove(ctx, session, proof);
  }

  @Get('devices')
  @ApiBearerAuth()
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: 'The browsers on which the signed-in person skips the second factor.' })
  @ApiOkResponse({ type: RememberedDeviceListDto })
  async devices(@CurrentSession() session: Session): Promise<RememberedDeviceListDto> {
    return { items: await this.own.devices(session) };
  }

  @Delete('devices/:id')
  @HttpCode(204)
  @ApiBearerAuth()
  @ApiOperation({ summary: 'Forgets a browser: the second factor is asked for there again.' })
  @ApiNoContentResponse()
  async forget(
    @Ctx() ctx: Context,
    @CurrentSession() session: Session,
    @IdInPath() id: string,
  ): Promise<void> {
    await this.own.forgetDevice(ctx, session, id);
  }

  @Get()
  @ApiBearerAuth()
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: 'The active sessions of the signed-in person in this area.' })
  @ApiOkResponse({ type: SessionListDto })
  async list(@CurrentSession() session: Session): Promise<SessionListDto> {
    const items = await this.own.list(session);
    return { items: items.map((item) => ({ ...item, current: item.id === session.id })) };
  }

  @Delete()
  @HttpCode(204)
  @ApiBearerAuth()
  @ApiOperation({ summary: 'Ends every other session of the signed-in person in this area.' })
  @ApiNoContentResponse()
  async endOthers(@Ctx() ctx: Context, @CurrentSession() session: Session): Promise<void> {
    await this.own.endOthers(ctx, session);
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiBearerAuth()
  @ApiOperation({ summary: 'Ends one session of the signed-in person in this area.' })
  @ApiNoContentResponse()
  async endOne(
    @Ctx() ctx: Context,
    @CurrentSession() session: Session,
    @IdInPath() id: string,
  ): Promise<void> {
    await this.own.end(ctx, session, id);
  }
}
