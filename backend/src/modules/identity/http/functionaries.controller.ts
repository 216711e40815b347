import { Body, Controller, Get, Header, HttpCode, Post, Put, Req } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { ADMIN_PAGE_FLAGS } from '@guiche/access';
import { IdInPath } from '../../../runtime/http/index.js';
import type { FastifyRequest } from 'fastify';
import { CurrentSession, RequireSession, type Session } from '../../../runtime/access/index.js';
import { Ctx, type TenantContext } from '../../../runtime/context/index.js';

import { Hosts } from '../../platforms/index.js';
import { Functionaries } from '../use-cases/functionaries.js';
import {
  ChangedFunctionaryDto,
  FunctionaryDto,
  NewFunctionaryDto,
  ReasonedDto,
  ShownFunctionaryDto,
} from './staff.dto.js';

@ApiTags('admin')
@ApiBearerAuth()
@Controller('api/admin/functionaries')
@RequireSession('admin', { flag: ADMIN_PAGE_FLAGS['manage-functionaries'] })
export class FunctionariesController {
  constructor(
    private readonly functionaries: Functionaries,
    private readonly hosts: Hosts,
  ) {}

  @Post()
  @RequireSession('admin', { flag: ADMIN_PAGE_FLAGS['manage-functionaries'], recentProof: true })
  @ApiOperation({ summary: 'Invites a functionary by mail.' })
  @ApiCreatedResponse({ type: FunctionaryDto })
  async invite(
    @Ctx() ctx: TenantContext,
    @CurrentSession() { person }: Session,
    @Body() input: NewFunctionaryDto,
    @Req() request: FastifyRequest,
  ): Promise<FunctionaryDto> {
    const { origin } = await this.hosts.of(request);
    return this.functionaries.invite(ctx, person, input, origin);
  }

  @Get(':id')
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: 'A functionary of the platform.' })
  @ApiOkResponse({ type: ShownFunctionaryDto })
  async show(@Ctx() ctx: TenantContext, @IdInPath() id: string): Promise<ShownFunctionaryDto> {
    const shown = await this.functionaries.show(ctx, id);
    return { ...shown, hasSecondFactor: await this.functionaries.hasSecondFactor(ctx, id) };
  }

  @Post(':id/removal')
  @HttpCode(204)
  @ApiOperation({ summary: 'Removes a functionary for good. What they did stays in the records.' })
  @ApiNoContentResponse()
  async remove(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @IdInPath() id: string,
    @Body() input: ReasonedDto,
  ): Promise<void> {
    await this.functionaries.remove(ctx, session, id, input);
  }

  @Post(':id/second-factor-reset')
  @HttpCode(204)
  @ApiOperation({ summary: 'Removes the second factor of a functionary who lost it. The sessions end.' })
  @ApiNoContentResponse()
  async resetSecondFactor(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @IdInPath() id: string,
    @Body() input: ReasonedDto,
  ): Promise<void> {
    await this.functionaries.resetSecondFactor(ctx, session, id, input);
  }

  @Put(':id')
  @RequireSession('admin', { flag: ADMIN_PAGE_FLAGS['manage-functionaries'], recentProof: true })
  @ApiOperation({ summary: 'Changes a functionary: name, permissions, whether they are blocked.' })
  @ApiOkResponse({ type: FunctionaryDto })
  change(
    @Ctx() ctx: TenantContext,
    @CurrentSession() { person }: Session,
    @IdInPath() id: string,
    @Body() { blocked, version, ...change }: ChangedFunctionaryDto,
  ): Promise<FunctionaryDto> {
    return this.functionaries.change(ctx, person, id, { ...change, isBlocked: blocked }, version);
  }

  @Post(':id/invitation')
  @HttpCode(204)
  @ApiOperation({ summary: 'Sends the invitation again. The links before it stop working.' })
  @ApiNoContentResponse()
  async inviteAgain(
    @Ctx() ctx: TenantContext,
    @CurrentSession() { person }: Session,
    @IdInPath() id: string,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    const { origin } = await this.hosts.of(request);
    await this.functionaries.inviteAgain(ctx, person, id, origin);
  }
}
