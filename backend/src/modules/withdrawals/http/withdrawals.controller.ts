import {
  Body,
  Controller,
  Get,
  Header,
  HttpCode,
  Post,
  Put,
  StreamableFile,
  type Type,
} from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiProduces,
  ApiTags,
} from '@nestjs/swagger';
import { ADMIN_PAGE_FLAGS, type AdminPage } from '@guiche/access';
import { CurrentSession, RequireSession, type Session } from '../../../runtime/access/index.js';
import { Ctx, type TenantContext } from '../../../runtime/context/index.js';
import { IdInPath } from '../../../runtime/http/index.js';
import type { BulkResult } from '../../../runtime/lists/index.js';
import type { WithdrawalOwner } from '../store/withdrawals.js';
import { DecideWithdrawal } from '../use-cases/decide-withdrawal.js';
import { DrawWithdrawalReceipt } from '../use-cases/draw-withdrawal-receipt.js';
import { SettleUnresolved } from '../use-cases/settle-unresolved.js';
import { receiptFile } from './receipt-file.js';
import { ApprovedWithdrawalsDto, SettledWithdrawalDto, WithdrawalDecisionDto } from './withdrawals.dto.js';

interface StaffPage {
  readonly owner: WithdrawalOwner;
  readonly page: AdminPage;
  readonly list: string;
}

/** The routes of staff who decide about withdrawals of sellers or of managers. */
function staffController({ owner, page, list }: StaffPage): Type<object> {
  @ApiTags('admin')
  @ApiBearerAuth()
  @Controller('api/admin')
  class WithdrawalsController {
    constructor(
      private readonly decisions: DecideWithdrawal,
      private readonly unresolved: SettleUnresolved,
    ) {}

    @Post(`${list}/bulk/approve`)
    @RequireSession('admin', { flag: ADMIN_PAGE_FLAGS[page] })
    @HttpCode(200)
    @ApiOperation({
      operationId: `approve_${list}`,
      summary: 'Approves several withdrawals, all or none.',
    })
    @ApiOkResponse({
      schema: { type: 'object', required: ['done'], properties: { done: { type: 'integer' } } },
    })
    approveSelected(
      @Ctx() ctx: TenantContext,
      @CurrentSession() session: Session,
      @Body() selected: ApprovedWithdrawalsDto,
    ): Promise<BulkResult> {
      return this.decisions.approveSelected(ctx, session, { owner, list }, selected);
    }

    @Put(`${list}/:id/decision`)
    @RequireSession('admin', { flag: ADMIN_PAGE_FLAGS[page] })
    @HttpCode(204)
    @ApiOperation({
      operationId: `decide_${list}`,
      summary: 'Approves, audits, retries, refuses or cancels a withdrawal, or records a payment by hand.',
    })
    @ApiNoContentResponse()
    async decide(
      @Ctx() ctx: TenantContext,
      @CurrentSession() session: Session,
      @IdInPath() id: string,
      @Body() decision: WithdrawalDecisionDto,
    ): Promise<void> {
      await this.decisions.decide(ctx, session, { owner, id }, decision);
    }

    @Put(`${list}/:id/result`)
    @RequireSession('admin', { flag: ADMIN_PAGE_FLAGS[page] })
    @HttpCode(204)
    @ApiOperation({
      operationId: `settle_${list}`,
      summary: 'Ends a payout that no question settled, as the records of the provider show it.',
    })
    @ApiNoContentResponse()
    async settle(
      @Ctx() ctx: TenantContext,
      @CurrentSession() session: Session,
      @IdInPath() id: string,
      @Body() { paid: isPaid, ...input }: SettledWithdrawalDto,
    ): Promise<void> {
      await this.unresolved.settle(ctx, session, { owner, id }, { ...input, isPaid });
    }
  }
  return WithdrawalsController;
}

/** The receipts of paid withdrawals, for staff. */
function receiptsController({ owner, page, list }: StaffPage): Type<object> {
  @ApiTags('admin')
  @ApiBearerAuth()
  @Controller('api/admin')
  class WithdrawalReceiptsController {
    constructor(private readonly receipts: DrawWithdrawalReceipt) {}

    @Get(`${list}/:id/receipt.pdf`)
    @RequireSession('admin', { flag: ADMIN_PAGE_FLAGS[page] })
    @Header('cache-control', 'no-store')
    @ApiOperation({
      operationId: `receipt_${list}`,
      summary: 'The receipt of a paid withdrawal, as a file.',
    })
    @ApiProduces('application/pdf')
    @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
    async receipt(@Ctx() ctx: TenantContext, @IdInPath() id: string): Promise<StreamableFile> {
      return receiptFile(await this.receipts.draw(ctx, { owner, ownerId: null, id }));
    }
  }
  return WithdrawalReceiptsController;
}

export const SellerWithdrawalsController = staffController({
  ...{ owner: 'seller', page: 'manage-withdraws', list: 'withdrawals' },
});
export const SellerWithdrawalReceiptsController = receiptsController({
  ...{ owner: 'seller', page: 'paid-withdrawals', list: 'paid-withdrawals' },
});
export const DecideManagerWithdrawalsController = staffController({
  ...{ owner: 'manager', page: 'manage-managers-withdraws', list: 'manager-withdrawals' },
});
export const ManagerWithdrawalReceiptsController = receiptsController({
  ...{ owner: 'manager', page: 'paid-managers-withdraws', list: 'paid-manager-withdrawals' },
});
