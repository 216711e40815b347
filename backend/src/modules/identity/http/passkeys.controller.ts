import { Body, Controller, Get, Header, HttpCode, Post, Req } from '@nestjs/common';
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

import { Hosts } from '../../platforms/index.js';
import { OwnPasskeys } from '../use-cases/own-passkeys.js';
import { SignInByPasskey } from '../use-cases/sign-in-by-passkey.js';
import { AreaOfHost } from './area-of-host.js';
import {
  AddedPasskeyDto,
  NewPasskeyDto,
  PasskeyChallengeDto,
  PasskeyChallengeRequestDto,
  PasskeyListDto,
  PasskeySignInDto,
  PreparePasskeyDto,
  RemovePasskeyDto,
  SignedInByPasskeyDto,
} from './passkeys.dto.js';

@ApiTags('sessions')
@Controller('api/passkeys')
@RequireSession(AREAS, { withoutSecondFactor: true, forMembers: 'own' })
export class PasskeysController {
  constructor(
    private readonly hosts: Hosts,
    private readonly area: AreaOfHost,
    private readonly own: OwnPasskeys,
    private readonly signInByPasskey: SignInByPasskey,
  ) {}

  @Post('challenges')
  @PublicRoute('people sign in with passkeys')
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: 'Asks for a passkey of the domain of the host, to sign in.' })
  @ApiCreatedResponse({ type: PasskeyChallengeDto })
  async ask(
    @Ctx() ctx: Context,
    @Body() { area }: PasskeyChallengeRequestDto,
    @Req() request: FastifyRequest,
  ): Promise<PasskeyChallengeDto> {
    const { tenant, origin } = await this.area.find(ctx, area, request);
    return this.signInByPasskey.ask(tenant, origin);
  }

  @Post('sessions')
  @PublicRoute('people sign in with passkeys')
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: 'Signs in with a passkey alone.' })
  @ApiHeader({ name: 'user-agent', required: false, description: 'Recorded with the session.' })
  @ApiCreatedResponse({ type: SignedInByPasskeyDto })
  async signIn(
    @Ctx() ctx: Context,
    @Body() { areas, challenge, passkey: answer }: PasskeySignInDto,
    @Req() request: FastifyRequest,
  ): Promise<SignedInByPasskeyDto> {
    const { tenant, origin } = await this.area.find(ctx, areas[0], request);
    const userAgent = request.headers['user-agent'] ?? null;
    const input = { areas, challenge, answer, origin, userAgent };
    const { user, ...session } = await this.signInByPasskey.signIn(tenant, input);
    return { ...session, user: { ...user, flags: user.flags as Flag[] } };
  }

  @Get()
  @ApiBearerAuth()
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: 'The passkeys of the signed-in person.' })
  @ApiOkResponse({ type: PasskeyListDto })
  async list(@CurrentSession() session: Session): Promise<PasskeyListDto> {
    return { items: await this.own.list(session) };
  }

  @Post('preparation')
  @ApiBearerAuth()
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: 'What the browser needs to create a passkey for the domain of the host.' })
  @ApiCreatedResponse({ type: PasskeyChallengeDto })
  async prepare(
    @Ctx() ctx: Context,
    @CurrentSession() session: Session,
    @Body() proof: PreparePasskeyDto,
    @Req() request: FastifyRequest,
  ): Promise<PasskeyChallengeDto> {
    const { brand, origin } = await this.hosts.of(request);
    const site = session.platformId === null ? 'Guichê' : (brand?.name ?? 'Guichê');
    return this.own.prepare(ctx, session, proof, { origin, site });
  }

  @Post()
  @ApiBearerAuth()
  @Header('cache-control', 'no-store')
  @ApiOperation({
    summary: 'Adds the passkey that the browser created. Every other session in this area ends.',
  })
  @ApiCreatedResponse({ type: AddedPasskeyDto })
  async add(
    @Ctx() ctx: Context,
    @CurrentSession() session: Session,
    @Body() { name, challenge, passkey: answer }: NewPasskeyDto,
    @Req() request: FastifyRequest,
  ): Promise<AddedPasskeyDto> {
    const { origin } = await this.hosts.of(request);
    return await this.own.add(ctx, session, { name, challenge, answer, origin });
  }

  @Post(':id/removal')
  @HttpCode(204)
  @ApiBearerAuth()
  @ApiOperation({ summary: 'Removes a passkey.' })
  @ApiNoContentResponse()
  async remove(
    @Ctx() ctx: Context,
    @CurrentSession() session: Session,
    @IdInPath() id: string,
    @Body() proof: RemovePasskeyDto,
  ): Promise<void> {
    await this.own.remove(ctx, session, id, proof);
  }
}
