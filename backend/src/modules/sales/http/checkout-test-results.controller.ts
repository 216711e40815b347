import { Controller, Get, Header } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { CURRENCIES, type Currency } from '@guiche/money';
import { CurrentSession, RequireSession, type Session } from '../../../runtime/access/index.js';
import { Ctx, type TenantContext } from '../../../runtime/context/index.js';
import { ApiCents, IdInPath } from '../../../runtime/http/index.js';
import { CHECKOUT_VARIANTS, type CheckoutVariant } from '../../catalog/index.js';
import type { VariantVerdict } from '../domain/compare-variants.js';
import { CheckoutTestResults } from '../use-cases/checkout-test-results.js';

export class VariantResultDto {
  @ApiProperty({ enum: CHECKOUT_VARIANTS }) variant: CheckoutVariant;
  @ApiProperty() views: number;
  @ApiProperty({ description: 'Forms in which somebody began to type.' }) starts: number;
  @ApiProperty({ description: 'Paid or not.' }) orders: number;
  @ApiProperty({ description: 'Orders that were paid.' }) sales: number;
  @ApiCents({ description: 'Of the sales.' }) value: number;
}

export class CheckoutTestResultsDto {
  @ApiProperty({ enum: CURRENCIES }) currency: Currency;
  @ApiProperty({ type: [VariantResultDto] }) variants: VariantResultDto[];
  @ApiProperty({
    enum: ['TOO_FEW', 'OPEN', 'A', 'B'],
    description:
      'Which variant sells more often, where the interval leaves no doubt; TOO_FEW within the first 7 days.',
  })
  verdict: VariantVerdict;
  @ApiProperty({ description: 'Sales more of B in 100 visits: the lower bound of the 95 % interval.' })
  lowPer100: number;
  @ApiProperty({ description: 'The upper bound.' }) highPer100: number;
  @ApiProperty({
    ...{ type: Number, nullable: true },
    description: 'About how many visits of each variant show a difference of a fifth of the conversion.',
  })
  viewsNeeded: number | null;
  @ApiProperty({ description: 'Full days that it ran.' }) ranDays: number;
}

@ApiTags('platform')
@ApiBearerAuth()
@Controller('api/platform/checkout-tests')
@RequireSession('seller', { forApiKeys: true, forMembers: 'sales' })
export class CheckoutTestResultsController {
  constructor(private readonly results: CheckoutTestResults) {}

  @Get(':id/results')
  @Header('cache-control', 'no-store')
  @ApiOperation({
    summary: 'Visits, sales and value of two compared checkouts, and what their difference means.',
  })
  @ApiOkResponse({ type: CheckoutTestResultsDto })
  async show(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @IdInPath() id: string,
  ): Promise<CheckoutTestResultsDto> {
    const { variants, ...results } = await this.results.of(ctx, session, id);
    return { ...results, variants: [...variants] };
  }
}
