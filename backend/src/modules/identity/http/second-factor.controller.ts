import { Body, Controller, Get, Header, HttpCode, Post, Req } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { AREAS } from '@guiche/access';
import type { FastifyRequest } from 'fastify';
import QRCode from 'qrcode';
import { CurrentSession, RequireSession, type Session } from '../../../runtime/access/index.js';
import { Ctx, type Context } from '../../../runtime/context/index.js';
import { Hosts } from '../../platforms/index.js';
import { OwnSecondFactor } from '../use-cases/own-second-factor.js';
import {
  ConfirmSecondFactorDto,
  PrepareSecondFactorDto,
  PreparedSecondFactorDto,
  RecoveryCodesDto,
  RemoveSecondFactorDto,
  SecondFactorDto,
} from './second-factor.dto.js';

@ApiTags('sessions')
@ApiBearerAuth()
@Controller('api/second-factor')
@RequireSession(AREAS, { withoutSecondFactor: true, forMembers: 'own' })
export class SecondFactorController {
  constructor(
    private readonly own: OwnSecondFactor,
    private readonly hosts: Hosts,
  ) {}

  @Get()
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: 'Whether the signed-in person has a second factor.' })
  @ApiOkResponse({ type: SecondFactorDto })
  show(@CurrentSession() session: Session): Promise<SecondFactorDto> {
    return this.own.show(session);
  }

  @Post()
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: 'Prepares an authenticator. It counts once it is confirmed.' })
  @ApiCreatedResponse({ type: PreparedSecondFactorDto })
  async prepare(
    @Ctx() ctx: Context,
    @CurrentSession() session: Session,
    @Body() { password }: PrepareSecondFactorDto,
    @Req() request: FastifyRequest,
  ): Promise<PreparedSecondFactorDto> {
    const { brand } = await this.hosts.of(request);
    const issuer = session.platformId === null ? 'Guichê' : (brand?.name ?? 'Guichê');
    const prepared = await this.own.prepare(ctx, session, password, issuer);
    return { ...prepared, qrCode: await QRCode.toDataURL(prepared.address) };
  }

  @Post('confirmation')
  @Header('cache-control', 'no-store')
  @ApiOperation({
    summary:
      'Confirms the authenticator by a code. Every other session in this area ends, and this one gets another token.',
  })
  @ApiCreatedResponse({ type: RecoveryCodesDto })
  async confirm(
    @Ctx() ctx: Context,
    @CurrentSession() session: Session,
    @Body() { code }: ConfirmSecondFactorDto,
  ): Promise<RecoveryCodesDto> {
    return await this.own.confirm(ctx, session, code);
  }

  @Post('removal')
  @HttpCode(204)
  @ApiOperation({ summary: 'Removes the second factor.' })
  @ApiNoContentResponse()
  async remove(
    @Ctx() ctx: Context,
    @CurrentSession() session: Session,
    @Body() input: RemoveSecondFactorDto,
  ): Promise<void> {
    await this.own.remove(ctx, session, input);
  }
}
