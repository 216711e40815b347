import { Body, Controller, Get, Header, HttpCode, Post, Put } from '@nestjs/common';
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
import { CurrentSession, RequireSession, type Session } from '../../../runtime/access/index.js';
import { Ctx, type TenantContext } from '../../../runtime/context/index.js';

import { BlockSeller } from '../use-cases/block-seller.js';
import { ImpersonateSeller } from '../use-cases/impersonate-seller.js';
import { ResetSecondFactor } from '../use-cases/reset-second-factor.js';
import { StaffReasonDto } from './administrators.dto.js';
import { BlockSellerDto, HeldSecondFactorDto, ImpersonatedDto, ImpersonationDto } from './staff.dto.js';

@ApiTags('admin')
@ApiBearerAuth()
@Controller('api/admin/users')
@RequireSession('admin', { flag: ADMIN_PAGE_FLAGS['manage-users'] })
export class SellersController {
  constructor(
    private readonly blockSeller: BlockSeller,
    private readonly impersonate: ImpersonateSeller,
    private readonly factorReset: ResetSecondFactor,
  ) {}

  @Post(':id/impersonation')
  @RequireSession('admin', { flag: 'isUsersLoginAvailable' })
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: 'Signs in as a seller, to look only, for 30 minutes.' })
  @ApiCreatedResponse({ type: ImpersonatedDto })
  impersonateSeller(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @IdInPath() id: string,
    @Body() input: ImpersonationDto,
  ): Promise<ImpersonatedDto> {
    return this.impersonate.begin(ctx, session, id, input);
  }

  @Get(':id/second-factor')
  @RequireSession('admin', { flag: 'isUserAdvancedOptionsAvailable' })
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: 'Whether a seller has a second factor, which staff could remove.' })
  @ApiOkResponse({ type: HeldSecondFactorDto })
  async secondFactor(@Ctx() ctx: TenantContext, @IdInPath() id: string): Promise<HeldSecondFactorDto> {
    return { hasSecondFactor: await this.factorReset.isHeldBy(ctx, 'seller', id) };
  }

  @Post(':id/second-factor-reset')
  @RequireSession('admin', { flag: 'isUserAdvancedOptionsAvailable', recentProof: true })
  @HttpCode(204)
  @ApiOperation({ summary: 'Removes the second factor of a seller who lost it. The sessions end.' })
  @ApiNoContentResponse()
  async resetSecondFactor(
    @Ctx() ctx: TenantContext,
    @IdInPath() id: string,
    @Body() { reason }: StaffReasonDto,
  ): Promise<void> {
    await this.factorReset.of(ctx, 'seller', id, reason);
  }

  @Put(':id/block')
  @RequireSession('admin', { flag: 'isUserAdvancedOptionsAvailable', recentProof: true })
  @HttpCode(204)
  @ApiOperation({ summary: 'Blocks a seller, who then cannot sign in, or takes that back.' })
  @ApiNoContentResponse()
  async block(
    @Ctx() ctx: TenantContext,
    @IdInPath() id: string,
    @Body() { blocked, reason }: BlockSellerDto,
  ): Promise<void> {
    await this.blockSeller.set(ctx, id, { isBlocked: blocked, reason });
  }
}
