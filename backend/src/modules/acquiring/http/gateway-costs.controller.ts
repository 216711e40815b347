import { Body, Controller, Delete, Get, Header, HttpCode, Param, Put } from '@nestjs/common';
import { ApiBearerAuth, ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ADMIN_PAGE_FLAGS } from '@guiche/access';
import { RequireSession } from '../../../runtime/access/index.js';
import { Clock } from '../../../runtime/clock/index.js';
import { Ctx, type TenantContext } from '../../../runtime/context/index.js';
import { runtimeProblem } from '../../../runtime/errors/index.js';
import { IdInPath } from '../../../runtime/http/index.js';
import { DatedFeesDto, cardTariffOf, feePlanOf, shownBrands, shownFees } from '../../platforms/index.js';
import { AccountCosts } from '../accounts/account-costs.js';
import type { GatewayCosts } from '../accounts/gateway-account.entity.js';
import { BrandCostsDto, GatewayCostsDto, type ProviderCostsDto } from './gateway-costs.dto.js';
import { withRefusalTexts } from './refusal-texts.js';

/** As `cardBrand` names them. */
const BRAND = /^[a-z\d]{1,30}$/;
const FLAG = ADMIN_PAGE_FLAGS['platform-settings/acquirings'];

@ApiTags('admin')
@ApiBearerAuth()
@Controller('api/admin/gateway-accounts/:id/costs')
@RequireSession('admin', { flag: FLAG })
export class GatewayCostsController {
  constructor(
    private readonly costs: AccountCosts,
    private readonly clock: Clock,
  ) {}

  @Get()
  @Header('cache-control', 'no-store')
  @ApiOperation({
    summary: 'What the provider of an account takes, by method and installments, with its versions.',
  })
  @ApiOkResponse({ type: GatewayCostsDto })
  async show(@Ctx() ctx: TenantContext, @IdInPath() id: string): Promise<GatewayCostsDto> {
    const { present, before, history, ...shown } = await this.costs.show(ctx, id);
    const now = this.clock.now();
    return {
      ...shown,
      ...{ present: shownCosts(present), before: shownCosts(before) },
      history: history.map((version) => ({
        ...version,
        costs: shownCosts(version.costs),
        isInEffect: version.canceledAt === null && version.validFrom <= now,
      })),
    };
  }

  @Put()
  @RequireSession('admin', { flag: FLAG, recentProof: true })
  @HttpCode(204)
  @ApiOperation({
    summary: 'Sets what the provider takes, at once or from a day on. Sales keep the cost of their attempt.',
  })
  @ApiNoContentResponse()
  async set(@Ctx() ctx: TenantContext, @IdInPath() id: string, @Body() input: DatedFeesDto): Promise<void> {
    const { reason, validFrom, basedOn } = input;
    await withRefusalTexts(() =>
      this.costs.set(ctx, id, (present) => feePlanOf(input, present), { reason, validFrom, basedOn }),
    );
  }

  @Put('brands/:brand')
  @RequireSession('admin', { flag: FLAG, recentProof: true })
  @HttpCode(204)
  @ApiOperation({
    summary: 'Sets what cards of a brand cost, at once or from a day on. Nothing else of the costs changes.',
  })
  @ApiNoContentResponse()
  async setBrand(
    @Ctx() ctx: TenantContext,
    @IdInPath() id: string,
    @Param('brand') brand: string,
    @Body() input: BrandCostsDto,
  ): Promise<void> {
    if (!BRAND.test(brand)) throw runtimeProblem('notFound');
    const { reason, validFrom, basedOn } = input;
    await withRefusalTexts(() =>
      this.costs.set(ctx, id, (present) => withBrand(present, brand, input), { reason, validFrom, basedOn }),
    );
  }

  @Delete(':version')
  @RequireSession('admin', { flag: FLAG, recentProof: true })
  @HttpCode(204)
  @ApiOperation({ summary: 'Cancels costs that have not begun.' })
  @ApiNoContentResponse()
  async cancel(
    @Ctx() ctx: TenantContext,
    @IdInPath() id: string,
    @IdInPath('version') version: string,
  ): Promise<void> {
    await this.costs.cancel(ctx, id, version);
  }
}

const shownCosts = (costs: GatewayCosts): ProviderCostsDto => ({
  ...shownFees(costs),
  brands: shownBrands(costs),
});

/** Without rates the brand costs what others do. */
function withBrand(present: GatewayCosts, brand: string, input: BrandCostsDto): GatewayCosts {
  const { brands: { [brand]: _, ...others } = {}, ...card } = present.CREDIT_CARD;
  const isRemoved = input.cardBasisPoints.length === 0 && input.cardFixed.length === 0;
  const brands = isRemoved ? others : { ...others, [brand]: cardTariffOf(input) };
  return { ...present, CREDIT_CARD: { ...card, ...(Object.keys(brands).length > 0 && { brands }) } };
}
