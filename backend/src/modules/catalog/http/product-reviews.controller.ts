import { Body, Controller, HttpCode, Param, ParseUUIDPipe, Put } from '@nestjs/common';
import { ApiBearerAuth, ApiNoContentResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ADMIN_PAGE_FLAGS } from '@guiche/access';
import { RequireSession } from '../../../runtime/access/index.js';
import { Ctx, type TenantContext } from '../../../runtime/context/index.js';
import { runtimeProblem } from '../../../runtime/errors/index.js';
import { ReviewProduct } from '../use-cases/review-product.js';
import { ProductDecisionDto } from './products.dto.js';

const uuid = new ParseUUIDPipe({ exceptionFactory: () => runtimeProblem('notFound') });

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
    @Param('id', uuid) id: string,
    @Body() decision: ProductDecisionDto,
  ): Promise<void> {
    await this.reviews.decide(ctx, id, decision);
  }
}
