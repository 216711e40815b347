import { PAYMENT_METHODS, couponCodeOf, type PaymentMethod } from '@guiche/checkout-rules';
import { rules } from '@guiche/field-rules';
import { CURRENCIES } from '@guiche/money';
import { ApiProperty } from '@nestjs/swagger';
import { Field } from '../../../runtime/http/index.js';
import type { CouponTerms } from '../domain/coupon-terms.js';
import type { Coupon } from '../store/coupon.entity.js';
import type { CouponFigures } from '../use-cases/own-coupons.js';

const KINDS = ['PERCENT', 'AMOUNT'] as const;
const CYCLES = ['FIRST', 'ALL'] as const;
const STATUSES = ['ACTIVE', 'PAUSED'] as const;
const count = (max: number) => rules.optional(rules.integer({ min: 1, max }));
const instant = () => rules.optional(rules.text({ pattern: /\d{4}-\d{2}-\d{2}T[\d:.]+Z/, max: 30 }));
const ids = () => rules.optional(rules.list(rules.uuid(), { max: 100 }));

export class CouponTermsDto {
  @Field(rules.text({ min: 3, max: 30, pattern: /[A-Za-z0-9_-]+/ }), {
    description: 'Letters, digits, dashes and underscores; stored in capitals.',
  })
  code: string;
  @Field(rules.oneOf(KINDS)) kind: (typeof KINDS)[number];
  @Field(rules.optional(rules.basisPoints()), { description: 'Of a percentage: 1000 is 10 %. 9900 at most.' })
  percent?: number;
  @Field(rules.optional(rules.cents({ max: 5_000_000 })), { description: 'Of an amount.' }) amount?: number;
  @Field(rules.optional(rules.oneOf(CURRENCIES)), { description: 'Of an amount. Left out: BRL.' })
  currency?: string;
  @Field(ids(), { description: 'With `offerIds`: what it reduces. Both left out: everything.' })
  productIds?: string[];
  @Field(ids()) offerIds?: string[];
  @Field(rules.list(rules.oneOf(PAYMENT_METHODS), { max: 3 })) methods: PaymentMethod[];
  @Field(rules.optional(rules.oneOf(CYCLES)), {
    description: 'Of a subscription: whether later charges are reduced too. Left out: FIRST.',
  })
  cycles?: (typeof CYCLES)[number];
  @Field(instant(), { description: 'An instant (ISO 8601, UTC).' }) validFrom?: string;
  @Field(instant(), { description: 'The first instant at which it is not valid (ISO 8601, UTC).' })
  validUntil?: string;
  @Field(count(1_000_000), { description: 'In all.' }) maxUses?: number;
  @Field(count(1_000)) maxUsesPerBuyer?: number;
}

export class CouponEditDto extends CouponTermsDto {
  @Field(rules.integer({ min: 1 }), { description: 'The version that was edited.' }) version: number;
}

export class CreatedCouponDto {
  @ApiProperty({ format: 'uuid' }) id: string;
}

export class OwnCouponDto {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty() code: string;
  @ApiProperty({ enum: STATUSES }) status: string;
  @ApiProperty({ enum: KINDS }) kind: (typeof KINDS)[number];
  @ApiProperty({ description: 'Basis points of a percentage; cents of an amount.' }) value: number;
  @ApiProperty({ enum: CURRENCIES }) currency: string;
  @ApiProperty({ type: [String] }) productIds: string[];
  @ApiProperty({ type: [String] }) offerIds: string[];
  @ApiProperty({ enum: PAYMENT_METHODS, isArray: true }) methods: PaymentMethod[];
  @ApiProperty({ enum: CYCLES }) cycles: (typeof CYCLES)[number];
  @ApiProperty({ type: Date, nullable: true }) validFrom: Date | null;
  @ApiProperty({ type: Date, nullable: true }) validUntil: Date | null;
  @ApiProperty({ type: Number, nullable: true }) maxUses: number | null;
  @ApiProperty({ type: Number, nullable: true }) maxUsesPerBuyer: number | null;
  @ApiProperty({ description: 'Orders that wait, are paid or disputed.' }) uses: number;
  @ApiProperty() paidUses: number;
  @ApiProperty({ description: 'Cents that it took off paid sales in its currency.' }) discount: number;
  @ApiProperty({ description: 'Cents that these sales brought.' }) paid: number;
  @ApiProperty() createdAt: Date;
  @ApiProperty() version: number;
}

export class CouponChoiceDto {
  @ApiProperty({ format: 'uuid' }) productId: string;
  @ApiProperty() productName: string;
  @ApiProperty({ format: 'uuid' }) offerId: string;
  @ApiProperty() offerTitle: string;
  @ApiProperty({ description: 'Cents.' }) price: number;
  @ApiProperty() currency: string;
}

export class CouponChoicesDto {
  @ApiProperty({ type: [CouponChoiceDto] }) items: CouponChoiceDto[];
}

const instantOf = (text: string | undefined): Date | null => (text === undefined ? null : new Date(text));

export const couponTermsOf = (dto: CouponTermsDto): CouponTerms => ({
  code: couponCodeOf(dto.code),
  kind: dto.kind,
  value: (dto.kind === 'PERCENT' ? dto.percent : dto.amount) ?? 0,
  currency: dto.currency ?? 'BRL',
  productIds: [...new Set(dto.productIds ?? [])],
  offerIds: [...new Set(dto.offerIds ?? [])],
  methods: PAYMENT_METHODS.filter((method) => dto.methods.includes(method)),
  cycles: dto.cycles ?? 'FIRST',
  validFrom: instantOf(dto.validFrom),
  validUntil: instantOf(dto.validUntil),
  maxUses: dto.maxUses ?? null,
  maxUsesPerBuyer: dto.maxUsesPerBuyer ?? null,
});

/** What the seller sees: not the platform's own columns. */
export function shownCoupon({
  coupon,
  figures,
}: {
  readonly coupon: Coupon;
  readonly figures: CouponFigures;
}): OwnCouponDto {
  const { platformId: _, producerId: __, updatedAt: ___, updatedBy: ____, ...shown } = coupon;
  return { ...shown, ...figures };
}
