import { Body, Controller, HttpCode, Param, ParseUUIDPipe, Put } from '@nestjs/common';
import { ApiBearerAuth, ApiNoContentResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ADMIN_PAGE_FLAGS } from '@guiche/access';
import { RequireSession } from '../../../runtime/access/index.js';
import { Ctx, type TenantContext } from '../../../runtime/context/index.js';
import { runtimeProblem } from '../../../runtime/errors/index.js';
import { ResolveReviewItem } from '../resolve-review-item.js';
import { reviewProblem } from '../review-problems.js';
import { ReviewResolutionDto } from './review-items.dto.js';

const uuid = new ParseUUIDPipe({ exceptionFactory: () => runtimeProblem('notFound') });

@ApiTags('admin')
@ApiBearerAuth()
@Controller('api/admin/review-items')
@RequireSession('admin', { flag: ADMIN_PAGE_FLAGS['review-inbox'] })
export class ReviewItemsController {
  constructor(private readonly resolve: ResolveReviewItem) {}

  @Put(':id/resolution')
  @HttpCode(204)
  @ApiOperation({ summary: 'Records what staff found. It moves no money and changes no payment.' })
  @ApiNoContentResponse()
  async close(
    @Ctx() ctx: TenantContext,
    @Param('id', uuid) id: string,
    @Body() { resolution }: ReviewResolutionDto,
  ): Promise<void> {
    if (!(await this.resolve.isKnown(ctx, id))) throw runtimeProblem('notFound');
    const result = await this.resolve.answer(ctx, id, resolution);
    if (result.kind === 'notOpen') throw reviewProblem('notOpen');
    if (result.kind !== 'closed') throw reviewProblem('endRefundFirst');
  }
}
