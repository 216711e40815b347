import { Body, Controller, Header, HttpCode, Post, Put } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { IdInPath } from '../../../runtime/http/index.js';
import { CurrentSession, RequireSession, type Session } from '../../../runtime/access/index.js';
import { Ctx, type Context } from '../../../runtime/context/index.js';

import { BulkActionDto, type BulkResult } from '../../../runtime/lists/index.js';
import { Administrators } from '../use-cases/administrators.js';
import { EnterPlatform } from '../use-cases/enter-platform.js';
import { EndSessions } from '../use-cases/end-sessions.js';
import {
  BlockAdministratorDto,
  ChangePlatformDto,
  CreatedPlatformDto,
  EndSessionsDto,
  EndedSessionsDto,
  MovedAdministratorDto,
  NewAdministratorDto,
  NewPlatformDto,
  StaffReasonDto,
} from './administrators.dto.js';
import { PermittedEntryDto } from './platform-entries.dto.js';
import { ImpersonationDto } from './staff.dto.js';

@ApiTags('master')
@ApiBearerAuth()
@Controller('api/master')
@RequireSession('master')
export class AdministratorsController {
  constructor(
    private readonly administrators: Administrators,
    private readonly sessions: EndSessions,
    private readonly entries: EnterPlatform,
  ) {}

  @Post('platforms')
  @RequireSession('master', { recentProof: true })
  @ApiOperation({ summary: 'Creates a platform and invites its first administrator by mail.' })
  @ApiCreatedResponse({ type: CreatedPlatformDto })
  openPlatform(
    @Ctx() ctx: Context,
    @CurrentSession() { person }: Session,
    @Body() { name, host, administratorName, administratorEmail }: NewPlatformDto,
  ): Promise<CreatedPlatformDto> {
    const administrator = { name: administratorName, email: administratorEmail };
    return this.administrators.openPlatform(ctx, person, { name, host, administrator });
  }

  @Post('administrators')
  @RequireSession('master', { recentProof: true })
  @HttpCode(204)
  @ApiOperation({ summary: 'Invites an administrator of a platform by mail.' })
  @ApiNoContentResponse()
  async invite(
    @Ctx() ctx: Context,
    @CurrentSession() { person }: Session,
    @Body() { platform, ...administrator }: NewAdministratorDto,
  ): Promise<void> {
    await this.administrators.invite(ctx, person, platform, administrator);
  }

  @Post('administrators/:id/invitation')
  @HttpCode(204)
  @ApiOperation({ summary: 'Sends the invitation again. The links before it stop working.' })
  @ApiNoContentResponse()
  async inviteAgain(
    @Ctx() ctx: Context,
    @CurrentSession() { person }: Session,
    @IdInPath() id: string,
  ): Promise<void> {
    await this.administrators.inviteAgain(ctx, person, id);
  }

  @Put('administrators/:id/block')
  @RequireSession('master', { recentProof: true })
  @HttpCode(204)
  @ApiOperation({ summary: 'Blocks an administrator, whose sessions end, or takes that back.' })
  @ApiNoContentResponse()
  async block(
    @Ctx() ctx: Context,
    @IdInPath() id: string,
    @Body() { blocked, reason }: BlockAdministratorDto,
  ): Promise<void> {
    await this.administrators.setBlocked(ctx, id, { isBlocked: blocked, reason });
  }

  @Put('administrators/:id/platform')
  @RequireSession('master', { recentProof: true })
  @ApiOperation({
    summary: 'Takes an administrator away from their platform and invites them to another one by mail.',
  })
  @ApiOkResponse({ type: MovedAdministratorDto })
  changePlatform(
    @Ctx() ctx: Context,
    @CurrentSession() { person }: Session,
    @IdInPath() id: string,
    @Body() input: ChangePlatformDto,
  ): Promise<MovedAdministratorDto> {
    return this.administrators.changePlatform(ctx, person, id, input);
  }

  @Post('administrators/:id/second-factor-reset')
  @RequireSession('master', { recentProof: true })
  @HttpCode(204)
  @ApiOperation({ summary: 'Removes the second factor of an administrator who lost it. The sessions end.' })
  @ApiNoContentResponse()
  async resetSecondFactor(
    @Ctx() ctx: Context,
    @IdInPath() id: string,
    @Body() { reason }: StaffReasonDto,
  ): Promise<void> {
    await this.administrators.resetSecondFactor(ctx, id, reason);
  }

  @Post('session-logs/bulk/end')
  @HttpCode(200)
  @ApiOperation({ summary: 'Ends the sessions of several sign-ins.' })
  @ApiOkResponse({
    schema: { type: 'object', required: ['done'], properties: { done: { type: 'integer' } } },
  })
  endSelectedSessions(
    @Ctx() ctx: Context,
    @CurrentSession() session: Session,
    @Body() selected: BulkActionDto,
  ): Promise<BulkResult> {
    return this.sessions.endSelected(ctx, session.person.id, selected);
  }

  @Post('administrators/:id/entry')
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: 'Permits to enter the platform as this administrator, to look only.' })
  @ApiCreatedResponse({ type: PermittedEntryDto })
  permitEntry(
    @Ctx() ctx: Context,
    @CurrentSession() session: Session,
    @IdInPath() id: string,
    @Body() input: ImpersonationDto,
  ): Promise<PermittedEntryDto> {
    return this.entries.permit(ctx, session, id, input);
  }

  @Post('session-logs/:id/end')
  @HttpCode(200)
  @ApiOperation({ summary: 'Ends the session of a sign-in, or all sessions of its person in that area.' })
  @ApiOkResponse({ type: EndedSessionsDto })
  async endSessions(
    @Ctx() ctx: Context,
    @IdInPath() id: string,
    @Body() { all, reason }: EndSessionsDto,
  ): Promise<EndedSessionsDto> {
    return { ended: await this.sessions.end(ctx, id, { isAll: all, reason }) };
  }
}
