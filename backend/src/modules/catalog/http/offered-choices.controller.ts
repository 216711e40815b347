import { Controller, Get, Header } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { RequireSession } from '../../../runtime/access/index.js';
import { Ctx, type TenantContext } from '../../../runtime/context/index.js';
import { DemandOffered } from '../use-cases/demand-offered.js';

class OfferedChoicesDto {
  @ApiProperty({ type: [Number], description: 'Days in which a buyer may ask for the money back.' })
  refundWindows: number[];
  @ApiProperty({ type: [String], description: 'Currencies of offers.' }) currencies: string[];
  @ApiProperty({
    type: [Number],
    description: 'Days for which affiliates are remembered; 0: without an end.',
  })
  affiliateCookieDays: number[];
}

@ApiTags('platform')
@ApiBearerAuth()
@Controller('api/platform/offered-choices')
@RequireSession('seller', { forApiKeys: true, forMembers: 'products' })
export class OfferedChoicesController {
  constructor(private readonly offered: DemandOffered) {}

  @Get()
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: 'What the platform lets sellers choose for products and offers.' })
  @ApiOkResponse({ type: OfferedChoicesDto })
  show(@Ctx() ctx: TenantContext): Promise<OfferedChoicesDto> {
    return this.offered.choices(ctx);
  }
}
