import { Body, Controller, Get, Header, HttpCode, Post } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { CurrentSession, RequireSession, type Session } from '../../../runtime/access/index.js';
import { Ctx, type TenantContext } from '../../../runtime/context/index.js';
import { IdInPath } from '../../../runtime/http/index.js';
import { PayCharge } from '../use-cases/pay-charge.js';
import { PayFromBalance } from '../use-cases/pay-from-balance.js';
import { ChargeCodeDto, ShownChargeCodeDto, WantedChargeCodeDto, shownCode } from './own-charges.dto.js';

/** How a seller pays an own charge. The routes belong to the owner of the account: members of the team have no money to move. */
@ApiTags('platform')
@ApiBearerAuth()
@Controller('api/platform/charges')
@RequireSession('seller')
export class OwnChargesController {
  constructor(
    private readonly paying: PayCharge,
    private readonly fromBalance: PayFromBalance,
  ) {}

  @Get(':id/code')
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'code_of_own_charge', summary: 'The latest PIX or boleto of an own charge.' })
  @ApiOkResponse({ type: ShownChargeCodeDto })
  async code(
    @Ctx() ctx: TenantContext,
    @CurrentSession() { accountId: sellerId }: Session,
    @IdInPath() chargeId: string,
  ): Promise<ShownChargeCodeDto> {
    const latest = await this.paying.latest(ctx, { chargeId, sellerId });
    return { code: latest ? shownCode(latest) : null };
  }

  @Post(':id/code')
  @ApiOperation({
    operationId: 'pay_own_charge',
    summary: 'Makes a PIX or boleto for what is left of an own charge, or returns the one that can be paid.',
  })
  @ApiCreatedResponse({ type: ChargeCodeDto })
  async pay(
    @Ctx() ctx: TenantContext,
    @CurrentSession() { accountId: sellerId }: Session,
    @IdInPath() chargeId: string,
    @Body() { method }: WantedChargeCodeDto,
  ): Promise<ChargeCodeDto> {
    return shownCode(await this.paying.pay(ctx, { sellerId, chargeId, method }));
  }

  @Post(':id/from-balance')
  @HttpCode(204)
  @ApiOperation({
    operationId: 'pay_own_charge_from_balance',
    summary: 'Pays an own charge from the available balance, as far as it goes.',
  })
  @ApiNoContentResponse()
  async balance(
    @Ctx() ctx: TenantContext,
    @CurrentSession() { accountId: sellerId }: Session,
    @IdInPath() chargeId: string,
  ): Promise<void> {
    await this.fromBalance.pay(ctx, { sellerId, chargeId });
  }
}
