import { Body, Controller, Get, Header, HttpCode, Post, Put, Req } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { IdInPath } from '../../../runtime/http/index.js';
import type { FastifyRequest } from 'fastify';
import { CurrentSession, RequireSession, type Session } from '../../../runtime/access/index.js';
import { Ctx, type TenantContext } from '../../../runtime/context/index.js';

import { Hosts } from '../../platforms/index.js';
import { OwnTeam } from '../use-cases/own-team.js';
import { ChangedMemberDto, InvitedMemberDto, NewMemberDto, TeamDto, TeamProofDto } from './team.dto.js';

@ApiTags('platform')
@ApiBearerAuth()
@Controller('api/platform/team')
@RequireSession('seller', { forMembers: 'team' })
export class TeamController {
  constructor(
    private readonly team: OwnTeam,
    private readonly hosts: Hosts,
  ) {}

  @Get()
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: 'The people who work in the account of the seller.' })
  @ApiOkResponse({ type: TeamDto })
  async list(@Ctx() ctx: TenantContext, @CurrentSession() session: Session): Promise<TeamDto> {
    return { items: await this.team.list(ctx, session) };
  }

  @Post()
  @ApiOperation({ summary: 'Invites a member by mail.' })
  @ApiCreatedResponse({ type: InvitedMemberDto })
  async invite(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @Body() input: NewMemberDto,
    @Req() request: FastifyRequest,
  ): Promise<InvitedMemberDto> {
    const { origin } = await this.hosts.of(request);
    return this.team.invite(ctx, session, input, origin);
  }

  @Put(':id')
  @HttpCode(204)
  @ApiOperation({ summary: 'Changes the role of a member.' })
  @ApiNoContentResponse()
  async change(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @IdInPath() id: string,
    @Body() input: ChangedMemberDto,
  ): Promise<void> {
    await this.team.change(ctx, session, id, input);
  }

  @Post(':id/invitation')
  @HttpCode(204)
  @ApiOperation({ summary: 'Sends the invitation again. The links before it stop working.' })
  @ApiNoContentResponse()
  async inviteAgain(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @IdInPath() id: string,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    const { origin } = await this.hosts.of(request);
    await this.team.inviteAgain(ctx, session, id, origin);
  }

  @Post(':id/removal')
  @HttpCode(204)
  @ApiOperation({ summary: 'Removes a member, whose sessions end.' })
  @ApiNoContentResponse()
  async remove(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @IdInPath() id: string,
    @Body() proof: TeamProofDto,
  ): Promise<void> {
    await this.team.remove(ctx, session, id, proof);
  }
}
