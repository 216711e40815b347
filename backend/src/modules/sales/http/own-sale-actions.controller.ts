import { Body, Controller, Delete, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentSession, RequireSession, type Session } from '../../../runtime/access/index.js';
import { Ctx, type TenantContext } from '../../../runtime/context/index.js';
import { IdInPath } from '../../../runtime/http/index.js';
import { DecideRefund } from '../use-cases/decide-refund.js';
import { NoteSale } from '../use-cases/note-sale.js';
import { RefundOwnSale } from '../use-cases/refund-own-sale.js';
import { ShowRefundRequest } from '../use-cases/show-refund-request.js';
import { ShipSale } from '../use-cases/ship-sale.js';
import { ChosenItemsDto, OfferedRefundDto } from './own-refund-requests.dto.js';
import {
  DecideRefundDto,
  NewSaleNoteDto,
  NewShipmentDto,
  OwnRefundAnswerDto,
  OwnRefundDto,
} from './sale-actions.dto.js';

/** What sellers do with a sale. */
@ApiTags('platform')
@ApiBearerAuth()
@Controller('api/platform/sales/:id')
@RequireSession('seller', { forMembers: 'sales' })
export class OwnSaleActionsController {
  constructor(
    private readonly shipping: ShipSale,
    private readonly notes: NoteSale,
    private readonly refunds: RefundOwnSale,
    private readonly decisions: DecideRefund,
    private readonly shownRequests: ShowRefundRequest,
  ) {}

  @Post('shipments')
  @HttpCode(204)
  @RequireSession('seller', { forMembers: 'sales', forApiKeys: true })
  @ApiOperation({
    summary: 'Adds a tracking code and tells the buyer; a code that is known changes nothing.',
  })
  @ApiNoContentResponse()
  async ship(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @IdInPath() id: string,
    @Body() parcel: NewShipmentDto,
  ): Promise<void> {
    await this.shipping.ship(ctx, session, id, parcel);
  }

  @Delete('shipments/:shipmentId')
  @HttpCode(204)
  @ApiOperation({ summary: 'Takes a wrong tracking code away.' })
  @ApiNoContentResponse()
  async removeShipment(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @IdInPath() id: string,
    @IdInPath('shipmentId') shipmentId: string,
  ): Promise<void> {
    await this.shipping.remove(ctx, session, id, shipmentId);
  }

  @Post('notes')
  @HttpCode(204)
  @ApiOperation({ summary: 'Adds a note, which only the team of the seller sees.' })
  @ApiNoContentResponse()
  async addNote(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @IdInPath() saleId: string,
    @Body() input: NewSaleNoteDto,
  ): Promise<void> {
    await this.notes.add(ctx, session, { saleId, ...input, ownerId: session.accountId });
  }

  @Post('refunds')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Gives the buyer the whole amount back, or that of items. A second request finds the first one.',
  })
  @ApiOkResponse({ type: OwnRefundAnswerDto })
  async refund(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @IdInPath() id: string,
    @Body() input: OwnRefundDto,
  ): Promise<OwnRefundAnswerDto> {
    return { kind: await this.refunds.refund(ctx, session, id, input) };
  }

  @Get('refund-effect')
  @ApiOperation({ summary: 'What giving back items, or everything that is left, takes from each party.' })
  @ApiOkResponse({ type: OfferedRefundDto })
  refundEffect(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @IdInPath() id: string,
    @Query() { items }: ChosenItemsDto,
  ): Promise<OfferedRefundDto> {
    const itemIds = items === undefined ? null : items.split(',');
    return this.shownRequests.effectOfSale(ctx, session, id, itemIds);
  }

  @Post('refund-requests/:requestId/decision')
  @HttpCode(204)
  @ApiOperation({ summary: 'Decides about a request that came after the guaranteed days.' })
  @ApiNoContentResponse()
  async decide(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @IdInPath() saleId: string,
    @IdInPath('requestId') id: string,
    @Body() { granted, ...input }: DecideRefundDto,
  ): Promise<void> {
    await this.decisions.decide(ctx, session, { saleId, id, decision: { ...input, isGranted: granted } });
  }
}
