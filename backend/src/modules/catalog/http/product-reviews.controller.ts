import { Body, Controller, HttpCode, Put } from '@nestjs/common';
import { ApiBearerAuth, ApiNoContentResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ADMIN_PAGE_FLAGS } from '@guiche/access';
import { IdInPath } from '../../../runtime/http/index.js';
import { RequireSession } from '../../../runtime/access/index.js';
import { Ctx, type TenantContext } from '../../../runtime/context/index.js';

import { ReviewProduct } from '../use-cases/review-product.js';
import { ProductDecisionDto } from './products.dto.js';

@ApiTags('admin')
@ApiBearerAuth()
@Controller('api/admin/products')
@RequireSession('admin', { flag: ADMIN_PAGE_FLAGS['manage-products'] })
export class ProductReviewsController {
  constructor(private readonly reviews: ReviewProduct) {}

  @Put(':id/decision')
  @HttpCode(204)
  @ApiOperation({ summary: 'Approves, refuses, blocks or unblocks a product of a seller.' })
  @ApiNoContentResponse()
  async decide(
    @Ctx() ctx: TenantContext,
    @IdInPath() id: string,
    @Body() decision: ProductDecisionDto,
  ): Promise<void> {
    await this.reviews.decide(ctx, id, decision);
  }
}
