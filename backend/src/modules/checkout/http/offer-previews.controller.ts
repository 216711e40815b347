import { Controller, Get, Header } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentSession, RequireSession, type Session } from '../../../runtime/access/index.js';
import { Ctx, type TenantContext } from '../../../runtime/context/index.js';
import { IdInPath } from '../../../runtime/http/index.js';
import { PreviewDivision } from '../use-cases/preview-division.js';
import { PreviewedSalesDto } from './offer-previews.dto.js';

@ApiTags('platform')
@ApiBearerAuth()
@Controller('api/platform/offers')
@RequireSession('seller', { forApiKeys: true, forMembers: 'products' })
export class OfferPreviewsController {
  constructor(private readonly previews: PreviewDivision) {}

  @Get(':id/division')
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: 'What each party would get of one sale of an own offer that is sold now.' })
  @ApiOkResponse({ type: PreviewedSalesDto })
  async division(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @IdInPath() id: string,
  ): Promise<PreviewedSalesDto> {
    return { items: await this.previews.of(ctx, session, id) };
  }
}
