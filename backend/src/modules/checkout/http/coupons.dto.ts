import { PAYMENT_METHODS, type AppliedCoupon, type PaymentMethod } from '@guiche/checkout-rules';
import type { Cents } from '@guiche/money';
import { ApiProperty } from '@nestjs/swagger';
import { ApiCents } from '../../../runtime/http/index.js';

/** A coupon at one checkout: with it a page computes the discount of every choice, by the function that the purchase uses. */
export class CouponAtCheckoutDto implements AppliedCoupon {
  @ApiProperty() code: string;
  @ApiProperty({ enum: ['PERCENT', 'AMOUNT'] }) kind: 'PERCENT' | 'AMOUNT';
  @ApiProperty({ description: 'Basis points of a percentage; cents of an amount.' }) value: number;
  @ApiProperty({ enum: PAYMENT_METHODS, isArray: true }) methods: readonly PaymentMethod[];
  @ApiProperty({ description: 'Whether it reduces the offer itself.' }) onMain: boolean;
  @ApiProperty({ type: [String], description: 'The bumps that it reduces.' }) bumpIds: readonly string[];
  @ApiCents({ nullable: true, description: 'Of each later charge of a subscription, where it is reduced.' })
  recurrencePrice: Cents | null;
}
