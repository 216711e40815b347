import { Module } from '@nestjs/common';
import { TenantRepositories } from '../../database/index.js';
import { CouponSnapshots } from './coupon-snapshots.js';
import { CouponUses } from './coupon-uses.js';
import { OwnCouponsController } from './http/own-coupons.controller.js';
import { Coupon } from './store/coupon.entity.js';
import { OwnCoupons } from './use-cases/own-coupons.js';

const PUBLIC = [CouponSnapshots, CouponUses];

@Module({
  imports: [TenantRepositories.of(Coupon)],
  controllers: [OwnCouponsController],
  providers: [...PUBLIC, OwnCoupons],
  exports: PUBLIC,
})
export class CouponsModule {}
