import { Body, Controller, Get, Header, Put } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentSession, RequireSession, type Session } from '../../../runtime/access/index.js';
import { Ctx, type TenantContext } from '../../../runtime/context/index.js';
import { OwnProfile } from '../use-cases/own-profile.js';
import { ProfileChangeDto, ProfileDto } from './profile.dto.js';

@ApiTags('platform')
@ApiBearerAuth()
@Controller('api/platform/profile')
@RequireSession('seller')
export class ProfileController {
  constructor(private readonly profile: OwnProfile) {}

  @Get()
  @RequireSession('seller', { forApiKeys: true })
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: 'What the signed-in seller said about themselves.' })
  @ApiOkResponse({ type: ProfileDto })
  show(@Ctx() ctx: TenantContext, @CurrentSession() session: Session): Promise<ProfileDto> {
    return this.profile.show(ctx, session);
  }

  @Put()
  @ApiOperation({ summary: 'Changes the own profile.' })
  @ApiOkResponse({ type: ProfileDto })
  change(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @Body() { version, ...change }: ProfileChangeDto,
  ): Promise<ProfileDto> {
    return this.profile.change(ctx, session, change, version);
  }
}

@ApiTags('manager')
@ApiBearerAuth()
@Controller('api/manager/profile')
@RequireSession('manager')
export class ManagerProfileController {
  constructor(private readonly profile: OwnProfile) {}

  @Get()
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: 'What the signed-in manager said about themselves.' })
  @ApiOkResponse({ type: ProfileDto })
  show(@Ctx() ctx: TenantContext, @CurrentSession() session: Session): Promise<ProfileDto> {
    return this.profile.show(ctx, session);
  }

  @Put()
  @ApiOperation({ summary: 'Changes the own profile.' })
  @ApiOkResponse({ type: ProfileDto })
  change(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @Body() { version, ...change }: ProfileChangeDto,
  ): Promise<ProfileDto> {
    return this.profile.change(ctx, session, change, version);
  }
}
