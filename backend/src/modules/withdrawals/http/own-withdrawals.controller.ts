import { Body, Controller, Get, Header, HttpCode, Post, StreamableFile, type Type } from '@nestjs/common';
import { API_SEGMENTS } from '@guiche/access';
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
import type { WithdrawalOwner } from '../store/withdrawals.js';
import { DecideWithdrawal } from '../use-cases/decide-withdrawal.js';
import { DrawWithdrawalReceipt } from '../use-cases/draw-withdrawal-receipt.js';
import { RequestWithdrawal } from '../use-cases/request-withdrawal.js';
import { ShowWithdrawalTerms } from '../use-cases/show-terms.js';
import { receiptFile } from './receipt-file.js';
import { NewWithdrawalDto, RequestedWithdrawalDto, WithdrawalTermsDto } from './withdrawals.dto.js';

/** The routes of a person who withdraws. Of a seller they belong to the owner of the account: members of the team have no money to move. */
function ownController(owner: WithdrawalOwner): Type<object> {
  @ApiTags(API_SEGMENTS[owner])
  @ApiBearerAuth()
  @Controller(`api/${API_SEGMENTS[owner]}`)
  @RequireSession(owner)
  class OwnWithdrawals {
    constructor(
      private readonly terms: ShowWithdrawalTerms,
      private readonly requests: RequestWithdrawal,
      private readonly decisions: DecideWithdrawal,
      private readonly receipts: DrawWithdrawalReceipt,
    ) {}

    @Get('withdrawal-terms')
    @Header('cache-control', 'no-store')
    @ApiOperation({
      operationId: `${owner}_withdrawal_terms`,
      summary: 'How much can be withdrawn, where to, and what it costs.',
    })
    @ApiOkResponse({ type: WithdrawalTermsDto })
    show(@Ctx() ctx: TenantContext, @CurrentSession() { accountId }: Session): Promise<WithdrawalTermsDto> {
      return this.terms.show(ctx, owner, accountId);
    }

    @Post('withdrawals')
    @ApiOperation({
      operationId: `${owner}_requests_withdrawal`,
      summary: 'Requests a withdrawal. The amount leaves the available balance at once.',
    })
    @ApiCreatedResponse({ type: RequestedWithdrawalDto })
    request(
      @Ctx() ctx: TenantContext,
      @CurrentSession() session: Session,
      @Body() wanted: NewWithdrawalDto,
    ): Promise<RequestedWithdrawalDto> {
      return this.requests.request(ctx, session, owner, wanted);
    }

    @Post('withdrawals/:id/cancel')
    @HttpCode(204)
    @ApiOperation({
      operationId: `${owner}_takes_withdrawal_back`,
      summary: 'Takes an own withdrawal back before it is sent to the bank.',
    })
    @ApiNoContentResponse()
    async cancel(
      @Ctx() ctx: TenantContext,
      @CurrentSession() session: Session,
      @IdInPath() id: string,
    ): Promise<void> {
      await this.decisions.takeBack(ctx, session, { owner, id });
    }

    @Get('withdrawals/:id/receipt.pdf')
    @Header('cache-control', 'no-store')
    @ApiOperation({
      operationId: `${owner}_withdrawal_receipt`,
      summary: 'The receipt of a paid withdrawal, as a file.',
    })
    @ApiProduces('application/pdf')
    @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
    async receipt(
      @Ctx() ctx: TenantContext,
      @CurrentSession() { accountId }: Session,
      @IdInPath() id: string,
    ): Promise<StreamableFile> {
      return receiptFile(await this.receipts.draw(ctx, { owner, ownerId: accountId, id }));
    }
  }
  return OwnWithdrawals;
}

export const OwnWithdrawalsController = ownController('seller');
export const ManagerWithdrawalsController = ownController('manager');
