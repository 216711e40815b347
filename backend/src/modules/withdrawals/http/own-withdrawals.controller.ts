import { Body, Controller, Get, Header, HttpCode, Post, StreamableFile } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiProduces,
  ApiTags,
} from '@nestjs/swagger';
import { CurrentSession, RequireSession, type Session } from '../../../runtime/access/index.js';
import { Ctx, type TenantContext } from '../../../runtime/context/index.js';
import { IdInPath } from '../../../runtime/http/index.js';
import { DecideWithdrawal } from '../use-cases/decide-withdrawal.js';
import { DrawWithdrawalReceipt } from '../use-cases/draw-withdrawal-receipt.js';
import { RequestWithdrawal } from '../use-cases/request-withdrawal.js';
import { ShowWithdrawalTerms } from '../use-cases/show-terms.js';
import { receiptFile } from './receipt-file.js';
import { NewWithdrawalDto, RequestedWithdrawalDto, WithdrawalTermsDto } from './withdrawals.dto.js';

/** Withdrawals of the signed-in seller. They belong to the owner of the account: members of the team have no money to move. */
@ApiTags('platform')
@ApiBearerAuth()
@Controller('api/platform')
@RequireSession('seller')
export class OwnWithdrawalsController {
  constructor(
    private readonly terms: ShowWithdrawalTerms,
    private readonly requests: RequestWithdrawal,
    private readonly decisions: DecideWithdrawal,
    private readonly receipts: DrawWithdrawalReceipt,
  ) {}

  @Get('withdrawal-terms')
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: 'How much can be withdrawn, where to, and what it costs.' })
  @ApiOkResponse({ type: WithdrawalTermsDto })
  show(@Ctx() ctx: TenantContext, @CurrentSession() { accountId }: Session): Promise<WithdrawalTermsDto> {
    return this.terms.show(ctx, 'seller', accountId);
  }

  @Post('withdrawals')
  @ApiOperation({ summary: 'Requests a withdrawal. The amount leaves the available balance at once.' })
  @ApiCreatedResponse({ type: RequestedWithdrawalDto })
  request(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @Body() wanted: NewWithdrawalDto,
  ): Promise<RequestedWithdrawalDto> {
    return this.requests.request(ctx, session, 'seller', wanted);
  }

  @Post('withdrawals/:id/cancel')
  @HttpCode(204)
  @ApiOperation({ summary: 'Takes an own withdrawal back that nobody has decided about.' })
  @ApiNoContentResponse()
  async cancel(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @IdInPath() id: string,
  ): Promise<void> {
    await this.decisions.takeBack(ctx, session, { owner: 'seller', id });
  }

  @Get('withdrawals/:id/receipt.pdf')
  @Header('cache-control', 'no-store')
  @ApiOperation({
    operationId: 'own_withdrawal_receipt',
    summary: 'The receipt of a paid withdrawal, as a file.',
  })
  @ApiProduces('application/pdf')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  async receipt(
    @Ctx() ctx: TenantContext,
    @CurrentSession() { accountId }: Session,
    @IdInPath() id: string,
  ): Promise<StreamableFile> {
    return receiptFile(await this.receipts.draw(ctx, { owner: 'seller', ownerId: accountId, id }));
  }
}
