import { Body, Controller, HttpCode, Post, Req, UseGuards } from '@nestjs/common';
import { ApiNoContentResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { PublicRoute } from '../../../runtime/access/index.js';
import { Ctx, type Context } from '../../../runtime/context/index.js';
import { runtimeProblem } from '../../../runtime/errors/index.js';
import { OfferSnapshots, runningVariant, withVariant } from '../../catalog/index.js';
import { BuyersHostGuard, Hosts } from '../../platforms/index.js';
import { VisitCounts } from '../visit-counts.js';
import { ViewedCheckoutsDto } from './visits.dto.js';

@ApiTags('checkout')
@PublicRoute(
  'the web server reports how often pages of anonymous buyers were shown; it proves itself by the secret',
)
@UseGuards(BuyersHostGuard)
@Controller('api/checkout/visits')
export class VisitsController {
  constructor(
    private readonly hosts: Hosts,
    private readonly offers: OfferSnapshots,
    private readonly visits: VisitCounts,
  ) {}

  @Post()
  @HttpCode(204)
  @ApiOperation({ summary: 'How often checkouts were shown since the last report. For our web server only.' })
  @ApiNoContentResponse()
  async report(
    @Ctx() ctx: Context,
    @Req() request: FastifyRequest,
    @Body() { checkouts }: ViewedCheckoutsDto,
  ): Promise<void> {
    if (!this.hosts.isFromWebServer(request)) throw runtimeProblem('notFound');
    for (const { checkoutId, views, variant } of checkouts) {
      const offer = await this.offers.get(ctx, checkoutId);
      if (!offer) continue;
      const shown = runningVariant(offer, variant);
      // A comparison that ended meanwhile counts as the usual checkout.
      if (shown) this.visits.count(withVariant(offer, shown.variant), { views }, variant);
      else this.visits.count(offer, { views });
    }
  }
}
