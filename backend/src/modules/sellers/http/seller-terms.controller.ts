import { Body, Controller, Delete, Get, Header, HttpCode, Post, Put } from '@nestjs/common';
import { ApiBearerAuth, ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { IdInPath } from '../../../runtime/http/index.js';
import { RequireSession } from '../../../runtime/access/index.js';
import { Clock } from '../../../runtime/clock/index.js';
import { Ctx, type TenantContext } from '../../../runtime/context/index.js';

import { shownFees } from '../../platforms/index.js';
import { SellerTermsOf } from '../use-cases/seller-terms.js';
import { ReasonDto, SellerTermsDto, SellerTermsShownDto } from './seller-terms.dto.js';
import { shownTerms, termsOf } from './terms-values.js';

@ApiTags('admin')
@ApiBearerAuth()
@Controller('api/admin/users/:id/terms')
@RequireSession('admin', { flag: 'isUserAdvancedOptionsAvailable' })
export class SellerTermsController {
  constructor(
    private readonly terms: SellerTermsOf,
    private readonly clock: Clock,
  ) {}

  @Get()
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: 'Own fees, limits, blocks and gateway accounts of a seller, with their history.' })
  @ApiOkResponse({ type: SellerTermsShownDto })
  async show(@Ctx() ctx: TenantContext, @IdInPath() id: string): Promise<SellerTermsShownDto> {
    const { present, history, newest, platform, accounts } = await this.terms.show(ctx, id);
    const now = this.clock.now();
    return {
      ...{ newest, accounts: [...accounts] },
      present: shownTerms(present?.value ?? {}, platform),
      platformFees: shownFees(platform.fees),
      history: history.map(({ value, ...version }) => ({
        ...version,
        value: shownTerms(value, platform),
        isInEffect: version.canceledAt === null && version.validFrom <= now,
      })),
    };
  }

  @Put()
  @RequireSession('admin', { flag: 'isUserAdvancedOptionsAvailable', recentProof: true })
  @HttpCode(204)
  @ApiOperation({ summary: 'Sets all terms of a seller. Orders keep what held at their purchase.' })
  @ApiNoContentResponse()
  async set(@Ctx() ctx: TenantContext, @IdInPath() id: string, @Body() input: SellerTermsDto): Promise<void> {
    const { reason, validFrom, basedOn = null } = input;
    await this.terms.set(ctx, id, { value: termsOf(input), reason, validFrom, basedOn });
  }

  @Post(':version/undo')
  @RequireSession('admin', { flag: 'isUserAdvancedOptionsAvailable', recentProof: true })
  @HttpCode(204)
  @ApiOperation({ summary: 'Restores what held before a version.' })
  @ApiNoContentResponse()
  async undo(
    @Ctx() ctx: TenantContext,
    @IdInPath() id: string,
    @IdInPath('version') version: string,
    @Body() { reason }: ReasonDto,
  ): Promise<void> {
    await this.terms.undo(ctx, id, { id: version, reason });
  }

  @Delete(':version')
  @RequireSession('admin', { flag: 'isUserAdvancedOptionsAvailable', recentProof: true })
  @HttpCode(204)
  @ApiOperation({ summary: 'Cancels a version that is to come.' })
  @ApiNoContentResponse()
  async cancel(
    @Ctx() ctx: TenantContext,
    @IdInPath() id: string,
    @IdInPath('version') version: string,
  ): Promise<void> {
    await this.terms.cancel(ctx, id, version);
  }
}
