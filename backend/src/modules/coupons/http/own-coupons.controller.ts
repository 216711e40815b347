import { Body, Controller, Delete, Get, Header, Post, Put } from '@nestjs/common';
import { ApiBearerAuth, ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { AnswersNothing, IdInPath } from '../../../runtime/http/index.js';
import { CurrentSession, RequireSession, type Session } from '../../../runtime/access/index.js';
import { Ctx, type TenantContext } from '../../../runtime/context/index.js';
import { OwnCoupons } from '../use-cases/own-coupons.js';
import {
  CouponChoicesDto,
  CouponEditDto,
  CouponTermsDto,
  couponTermsOf,
  CreatedCouponDto,
  OwnCouponDto,
  shownCoupon,
} from './coupons.dto.js';

@ApiTags('platform')
@ApiBearerAuth()
@Controller('api/platform')
@RequireSession('seller', { forApiKeys: true, forMembers: 'products' })
export class OwnCouponsController {
  constructor(private readonly coupons: OwnCoupons) {}

  @Get('coupon-choices')
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: 'The own products and offers that a coupon can be restricted to.' })
  @ApiOkResponse({ type: CouponChoicesDto })
  async choices(@Ctx() ctx: TenantContext, @CurrentSession() session: Session): Promise<CouponChoicesDto> {
    return { items: await this.coupons.choices(ctx, session) };
  }

  @Post('coupons')
  @ApiOperation({ summary: 'Creates a coupon.' })
  @ApiCreatedResponse({ type: CreatedCouponDto })
  async add(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @Body() body: CouponTermsDto,
  ): Promise<CreatedCouponDto> {
    return { id: await this.coupons.add(ctx, session, couponTermsOf(body)) };
  }

  @Get('coupons/:id')
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: 'An own coupon, with what it did so far.' })
  @ApiOkResponse({ type: OwnCouponDto })
  async show(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @IdInPath() id: string,
  ): Promise<OwnCouponDto> {
    return shownCoupon(await this.coupons.show(ctx, session, id));
  }

  @Put('coupons/:id')
  @AnswersNothing('Changes an own coupon. Sales that used it stay as they are.')
  async edit(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @IdInPath() id: string,
    @Body() body: CouponEditDto,
  ): Promise<void> {
    await this.coupons.edit(ctx, session, id, couponTermsOf(body), body.version);
  }

  @Post('coupons/:id/pause')
  @AnswersNothing('Lets an own coupon rest.')
  async pause(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @IdInPath() id: string,
  ): Promise<void> {
    await this.coupons.setActive(ctx, session, id, false);
  }

  @Post('coupons/:id/resume')
  @AnswersNothing('Lets an own coupon be used again.')
  async resume(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @IdInPath() id: string,
  ): Promise<void> {
    await this.coupons.setActive(ctx, session, id, true);
  }

  @Delete('coupons/:id')
  @AnswersNothing('Deletes an own coupon that no order used.')
  async remove(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @IdInPath() id: string,
  ): Promise<void> {
    await this.coupons.remove(ctx, session, id);
  }
}
