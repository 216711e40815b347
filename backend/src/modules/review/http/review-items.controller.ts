import { Body, Controller, HttpCode, Post, Put } from '@nestjs/common';
import { ApiBearerAuth, ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ADMIN_PAGE_FLAGS } from '@guiche/access';
import { IdInPath } from '../../../runtime/http/index.js';
import { CurrentSession, RequireSession, type Session } from '../../../runtime/access/index.js';
import { Ctx, type TenantContext } from '../../../runtime/context/index.js';
import { runtimeProblem } from '../../../runtime/errors/index.js';
import { BulkActionDto, type BulkResult } from '../../../runtime/lists/index.js';
import { ResolveReviewItem } from '../resolve-review-item.js';
import { reviewProblem } from '../review-problems.js';
import { ReviewResolutionDto } from './review-items.dto.js';

@ApiTags('admin')
@ApiBearerAuth()
@Controller('api/admin/review-items')
@RequireSession('admin', { flag: ADMIN_PAGE_FLAGS['review-inbox'] })
export class ReviewItemsController {
  constructor(private readonly resolve: ResolveReviewItem) {}

  @Post('bulk/resolve')
  @HttpCode(200)
  @ApiOperation({ summary: 'Resolves several items, all or none. It moves no money and changes no payment.' })
  @ApiOkResponse({
    schema: { type: 'object', required: ['done'], properties: { done: { type: 'integer' } } },
  })
  closeSelected(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @Body() selected: BulkActionDto,
  ): Promise<BulkResult> {
    return this.resolve.answerSelected(ctx, session.person.id, selected);
  }

  @Put(':id/resolution')
  @HttpCode(204)
  @ApiOperation({ summary: 'Records what staff found. It moves no money and changes no payment.' })
  @ApiNoContentResponse()
  async close(
    @Ctx() ctx: TenantContext,
    @IdInPath() id: string,
    @Body() { resolution }: ReviewResolutionDto,
  ): Promise<void> {
    if (!(await this.resolve.isKnown(ctx, id))) throw runtimeProblem('notFound');
    const result = await this.resolve.answer(ctx, id, resolution);
    if (result.kind === 'notOpen') throw reviewProblem('notOpen');
    if (result.kind !== 'closed') throw reviewProblem('endRefundFirst');
  }
}
