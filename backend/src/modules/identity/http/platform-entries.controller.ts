import { Body, Controller, Header, Post, Req } from '@nestjs/common';
import { ApiCreatedResponse, ApiHeader, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { PublicRoute } from '../../../runtime/access/index.js';
import { Ctx, type Context } from '../../../runtime/context/index.js';
import { runtimeProblem } from '../../../runtime/errors/index.js';
import { Hosts } from '../../platforms/index.js';
import { EnterPlatform } from '../use-cases/enter-platform.js';
import { EnteredPlatformDto, PlatformEntryDto } from './platform-entries.dto.js';

@ApiTags('sessions')
@Controller('api/platform-entries')
@PublicRoute('the token of a permission proves the master')
export class PlatformEntriesController {
  constructor(
    private readonly hosts: Hosts,
    private readonly entries: EnterPlatform,
  ) {}

  @Post()
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: 'Opens the session that a master was permitted at this platform.' })
  @ApiHeader({ name: 'user-agent', required: false, description: 'Recorded with the session.' })
  @ApiCreatedResponse({ type: EnteredPlatformDto })
  async enter(
    @Ctx() ctx: Context,
    @Body() { token }: PlatformEntryDto,
    @Req() request: FastifyRequest,
  ): Promise<EnteredPlatformDto> {
    const { platformId } = await this.hosts.of(request);
    if (platformId === null) throw runtimeProblem('unknownHost');
    const userAgent = request.headers['user-agent'] ?? null;
    return this.entries.enter(ctx.forPlatform(platformId), { token, userAgent });
  }
}
