import { Body, Controller, HttpCode, Param, Post, Put } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { IdInPath } from '../../../runtime/http/index.js';
import { CurrentSession, RequireSession, type Session } from '../../../runtime/access/index.js';
import { Ctx, type TenantContext } from '../../../runtime/context/index.js';
import { CheckoutFeedbacks } from '../use-cases/checkout-feedbacks.js';
import { FeedbackEditDto, FeedbackOrderDto } from './checkouts.dto.js';
import { CreatedDto } from './products.dto.js';

@ApiTags('platform')
@ApiBearerAuth()
@Controller('api/platform/checkouts/:id/feedbacks')
@RequireSession('seller', { forApiKeys: true, forMembers: 'products' })
export class CheckoutFeedbacksController {
  constructor(private readonly feedbacks: CheckoutFeedbacks) {}

  @Post()
  @ApiOperation({ summary: "Adds a testimonial to a checkout's draft." })
  @ApiCreatedResponse({ type: CreatedDto })
  async add(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @IdInPath() id: string,
    @Body() body: FeedbackEditDto,
  ): Promise<CreatedDto> {
    return { id: await this.feedbacks.add(ctx, session, id, saidOf(body), body.version) };
  }

  @Put()
  @HttpCode(204)
  @ApiOperation({ summary: "Arranges the testimonials of a checkout's draft; those that are not named go." })
  @ApiNoContentResponse()
  async arrange(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @IdInPath() id: string,
    @Body() { ids, version }: FeedbackOrderDto,
  ): Promise<void> {
    await this.feedbacks.arrange(ctx, session, id, ids, version);
  }

  @Put(':feedbackId')
  @HttpCode(204)
  @ApiOperation({ summary: "Changes a testimonial of a checkout's draft." })
  @ApiNoContentResponse()
  async edit(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @IdInPath() id: string,
    @Param('feedbackId') feedbackId: string,
    @Body() body: FeedbackEditDto,
  ): Promise<void> {
    const { version } = body;
    await this.feedbacks.edit(ctx, session, id, { feedbackId, said: saidOf(body), version });
  }
}

const saidOf = ({ title, description, stars }: FeedbackEditDto) => ({
  ...{ title, description, stars: Number(stars) },
});
