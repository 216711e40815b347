import { Body, Controller, Get, Header, HttpCode, Post, Query, StreamableFile } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiProduces,
  ApiTags,
} from '@nestjs/swagger';
import { CurrentSession, RequireSession, type Session } from '../../../runtime/access/index.js';
import { Ctx, type TenantContext } from '../../../runtime/context/index.js';
import { IdInPath } from '../../../runtime/http/index.js';
import { AskRefund } from '../../sales/index.js';
import { CancelOwnSubscription } from '../use-cases/cancel-own-subscription.js';
import { DrawReceipt } from '../use-cases/draw-receipt.js';
import { MoveOwnCharge } from '../use-cases/move-own-charge.js';
import { OwnPurchases } from '../use-cases/own-purchases.js';
import {
  AskRefundDto,
  MoveChargeDto,
  OwnPurchaseDto,
  OwnRefundRequestDto,
  PurchaseListDto,
  PurchasePageDto,
} from './purchases.dto.js';

@ApiTags('customer')
@ApiBearerAuth()
@Controller('api/customer/purchases')
@RequireSession('customer')
export class PurchasesController {
  constructor(
    private readonly own: OwnPurchases,
    private readonly refunds: AskRefund,
    private readonly subscriptions: CancelOwnSubscription,
    private readonly charges: MoveOwnCharge,
    private readonly receipts: DrawReceipt,
  ) {}

  @Get()
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: 'The purchases of the signed-in customer, the latest first.' })
  @ApiOkResponse({ type: PurchaseListDto })
  list(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @Query() { before }: PurchasePageDto,
  ): Promise<PurchaseListDto> {
    return this.own.list(ctx, session, before ?? null);
  }

  @Get(':id')
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: 'A purchase of the signed-in customer, and what it opens.' })
  @ApiOkResponse({ type: OwnPurchaseDto })
  show(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @IdInPath() id: string,
  ): Promise<OwnPurchaseDto> {
    return this.own.show(ctx, session, id);
  }

  @Get(':id/receipt.pdf')
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'purchase_receipt', summary: 'The receipt of a paid purchase, as a file.' })
  @ApiProduces('application/pdf')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  async receipt(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @IdInPath() id: string,
  ): Promise<StreamableFile> {
    const { file, code } = await this.receipts.draw(ctx, session, id);
    const disposition = `attachment; filename="receipt-${code}.pdf"`;
    return new StreamableFile(file, { type: 'application/pdf', disposition, length: file.length });
  }

  @Post(':id/refund-requests')
  @HttpCode(200)
  @ApiOperation({
    summary:
      'Asks for the money back; within the guaranteed days it is granted at once. One request is open at a time.',
  })
  @ApiOkResponse({ type: OwnRefundRequestDto })
  askRefund(
    @Ctx() ctx: TenantContext,
    @CurrentSession() { person }: Session,
    @IdInPath() id: string,
    @Body() input: AskRefundDto,
  ): Promise<OwnRefundRequestDto> {
    return this.refunds.ask(ctx, person, id, input);
  }

  @Post(':id/subscription-cancellation')
  @HttpCode(204)
  @ApiOperation({ summary: 'Ends the subscription of this purchase: nothing is charged any more.' })
  @ApiNoContentResponse()
  async cancelSubscription(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @IdInPath() id: string,
  ): Promise<void> {
    await this.subscriptions.cancel(ctx, session, id);
  }

  @Post(':id/subscription-charge-date')
  @HttpCode(204)
  @ApiOperation({
    summary: 'Moves the next charge of the subscription of this purchase; the same day changes nothing.',
  })
  @ApiNoContentResponse()
  async moveCharge(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @IdInPath() id: string,
    @Body() { date }: MoveChargeDto,
  ): Promise<void> {
    await this.charges.move(ctx, session, id, date);
  }
}
