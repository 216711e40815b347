import { Body, Controller, Get, Header, HttpCode, Post } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiProperty,
  ApiTags,
} from '@nestjs/swagger';
import { rules } from '@guiche/field-rules';
import { CurrentSession, RequireSession, type Session } from '../../../runtime/access/index.js';
import { Ctx, type TenantContext } from '../../../runtime/context/index.js';
import { Field, IdInPath } from '../../../runtime/http/index.js';
import { CHECKOUT_VARIANTS, type CheckoutVariant } from '../domain/checkout-variants.js';
import { CheckoutTests } from '../use-cases/checkout-tests.js';
import { CreatedDto } from './products.dto.js';

export class NewCheckoutTestDto {
  @Field(rules.uuid(), { description: 'A published checkout of the product, other than that of the offer.' })
  checkoutId: string;
}

export class CheckoutTestEndDto {
  @Field(rules.optional(rules.oneOf(CHECKOUT_VARIANTS)), {
    description: 'What the offer goes on with; left out: with what it showed before.',
  })
  winner?: CheckoutVariant;
  @Field(rules.integer({ min: 1 }), { description: 'The version that you saw.' }) version: number;
}

const NULLABLE = { type: String, nullable: true } as const;

export class CheckoutTestDto {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty({ ...NULLABLE, description: 'Variant A. Null: the plain look.' }) firstId: string | null;
  @ApiProperty({ format: 'uuid', description: 'Variant B.' }) secondId: string;
  @ApiProperty({ enum: ['RUNNING', 'ENDED'] }) status: 'RUNNING' | 'ENDED';
  @ApiProperty({ enum: CHECKOUT_VARIANTS, nullable: true }) winner: CheckoutVariant | null;
  @ApiProperty() startedAt: Date;
  @ApiProperty({ type: Date, nullable: true }) endedAt: Date | null;
  @ApiProperty() version: number;
}

export class CheckoutTestsDto {
  @ApiProperty({ type: [CheckoutTestDto] }) items: CheckoutTestDto[];
}

@ApiTags('platform')
@ApiBearerAuth()
@Controller('api/platform')
@RequireSession('seller', { forApiKeys: true, forMembers: 'products' })
export class CheckoutTestsController {
  constructor(private readonly tests: CheckoutTests) {}

  @Get('offers/:id/checkout-tests')
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: 'The comparisons of two checkouts of an own offer, the latest first.' })
  @ApiOkResponse({ type: CheckoutTestsDto })
  async list(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @IdInPath() offerId: string,
  ): Promise<CheckoutTestsDto> {
    const tests = await this.tests.list(ctx, session, offerId);
    return {
      items: tests.map(({ id, firstId, secondId, status, winner, startedAt, endedAt, version }) => ({
        ...{ id, firstId, secondId, status, winner, startedAt, endedAt, version },
      })),
    };
  }

  @Post('offers/:id/checkout-tests')
  @ApiOperation({ summary: 'Begins to compare two checkouts of an own offer: each visitor sees one.' })
  @ApiCreatedResponse({ type: CreatedDto })
  async start(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @IdInPath() offerId: string,
    @Body() body: NewCheckoutTestDto,
  ): Promise<CreatedDto> {
    return { id: await this.tests.start(ctx, session, offerId, body) };
  }

  @Post('checkout-tests/:id/end')
  @HttpCode(204)
  @ApiOperation({ summary: 'Ends a comparison, with a winner or without.' })
  @ApiNoContentResponse()
  async end(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @IdInPath() id: string,
    @Body() body: CheckoutTestEndDto,
  ): Promise<void> {
    const { winner = null, version } = body;
    await this.tests.end(ctx, session, id, { winner, version });
  }
}
