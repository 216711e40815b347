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
import { Managers } from '../use-cases/managers.js';
import { ResetSecondFactor } from '../use-cases/reset-second-factor.js';
import { StaffReasonDto } from './administrators.dto.js';
import {
  ChangedManagerDto,
  ManagerCreatedDto,
  ManagerDto,
  ManagerLinkDto,
  NewManagerDto,
} from './managers.dto.js';

const linkOf = (origin: string, code: string | null): string | null =>
  code === null ? null : `${origin}/register?${new URLSearchParams({ manager: code })}`;

@ApiTags('admin')
@ApiBearerAuth()
@Controller('api/admin/managers')
@RequireSession('admin', { flag: ADMIN_PAGE_FLAGS['manage-managers'] })
export class ManagersController {
  constructor(
    private readonly managers: Managers,
    private readonly factorReset: ResetSecondFactor,
    private readonly hosts: Hosts,
  ) {}

  @Post()
  @RequireSession('admin', { flag: ADMIN_PAGE_FLAGS['manage-managers'], recentProof: true })
  @ApiOperation({ summary: 'Invites an account manager by mail.' })
  @ApiCreatedResponse({ type: ManagerCreatedDto })
  async invite(
    @Ctx() ctx: TenantContext,
    @CurrentSession() { person }: Session,
    @Body() input: NewManagerDto,
    @Req() request: FastifyRequest,
  ): Promise<ManagerCreatedDto> {
    const { origin } = await this.hosts.of(request);
    return this.managers.invite(ctx, person, input, origin);
  }

  @Get(':id')
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: 'An account manager of the platform.' })
  @ApiOkResponse({ type: ManagerDto })
  async show(
    @Ctx() ctx: TenantContext,
    @IdInPath() id: string,
    @Req() request: FastifyRequest,
  ): Promise<ManagerDto> {
    const [{ managerCode: code, ...manager }, hasSecondFactor, { origin }] = await Promise.all([
      this.managers.show(ctx, id),
      this.managers.hasSecondFactor(ctx, id),
      this.hosts.of(request),
    ]);
    return { ...manager, code, link: linkOf(origin, code), hasSecondFactor };
  }

  @Put(':id')
  @RequireSession('admin', { flag: ADMIN_PAGE_FLAGS['manage-managers'], recentProof: true })
  @HttpCode(204)
  @ApiOperation({ summary: 'Changes a manager: name, code, whether they are blocked.' })
  @ApiNoContentResponse()
  async change(
    @Ctx() ctx: TenantContext,
    @IdInPath() id: string,
    @Body() { blocked, version, ...change }: ChangedManagerDto,
  ): Promise<void> {
    await this.managers.change(ctx, id, { ...change, isBlocked: blocked }, version);
  }

  @Post(':id/second-factor-reset')
  @RequireSession('admin', { flag: ADMIN_PAGE_FLAGS['manage-managers'], recentProof: true })
  @HttpCode(204)
  @ApiOperation({ summary: 'Removes the second factor of a manager who lost it. The sessions end.' })
  @ApiNoContentResponse()
  async resetSecondFactor(
    @Ctx() ctx: TenantContext,
    @IdInPath() id: string,
    @Body() { reason }: StaffReasonDto,
  ): Promise<void> {
    await this.factorReset.of(ctx, 'manager', id, reason);
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
    await this.managers.inviteAgain(ctx, person, id, origin);
  }
}

/** How the signed-in manager brings sellers. */
@ApiTags('manager')
@ApiBearerAuth()
@Controller('api/manager/link')
@RequireSession('manager')
export class ManagerLinkController {
  constructor(
    private readonly managers: Managers,
    private readonly hosts: Hosts,
  ) {}

  @Get()
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: 'The own code and the address at which sellers register with it.' })
  @ApiOkResponse({ type: ManagerLinkDto })
  async show(
    @Ctx() ctx: TenantContext,
    @CurrentSession() { person }: Session,
    @Req() request: FastifyRequest,
  ): Promise<ManagerLinkDto> {
    const [{ managerCode: code }, { origin }] = await Promise.all([
      this.managers.show(ctx, person.id),
      this.hosts.of(request),
    ]);
    return { code, link: linkOf(origin, code) };
  }
}
