import { ApiProperty } from '@nestjs/swagger';
import { CURRENCIES } from '@guiche/money';
import { ApiCents } from '../../../runtime/http/index.js';
import { PAYMENT_METHODS } from '@guiche/checkout-rules';
import type {
  PurchaseResult,
  RenewalResult,
  ShownPayment,
  ShownReason,
  ShownStatus,
} from '../domain/shown-payment.js';

const STATUSES = [
  'PENDING',
  'APPROVED',
  'REJECTED',
  'CANCELED',
  'REFUNDED',
  'CHARGEBACK',
] as const satisfies readonly ShownStatus[];
const REASONS = [
  'EXPIRED',
  'NOT_FOUND_AT_PROVIDER',
  'PROVIDER_REFUSED',
  'INSUFFICIENT_FUNDS',
  'CARD_REFUSED',
  'FRAUD_SUSPECTED',
  'DECLINED',
] as const satisfies readonly ShownReason[];

export class NextChargeDto {
  @ApiProperty({ format: 'date', description: 'A day in São Paulo.' }) date: string;
  @ApiCents() amount: number;
}

export class AccessDto {
  @ApiProperty({ description: 'Of the item that was bought.' }) title: string;
  @ApiProperty({ format: 'uri', description: 'https.' }) address: string;
}

/** A payment as its page shows it. Contains nothing about the buyer: everybody with the link can read it. */
export class PaymentDto implements ShownPayment {
  @ApiProperty({ format: 'uuid' }) paymentId: string;
  @ApiProperty({ format: 'uuid', description: 'The checkout it was made at.' }) offerId: string;
  @ApiProperty({ enum: PAYMENT_METHODS }) method: (typeof PAYMENT_METHODS)[number];
  @ApiProperty({ enum: STATUSES }) status: ShownStatus;
  @ApiProperty({ description: 'We are asking the provider; the buyer should wait, not pay again.' })
  confirming: boolean;
  @ApiCents() amount: number;
  @ApiProperty({ enum: CURRENCIES, example: 'BRL' }) currency: string;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) expiresAt: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'PIX copy and paste.' }) pixCode: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'Image as a data URI.' }) pixQrCode:
    | string
    | null;
  @ApiProperty({ type: String, nullable: true }) billetCode: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'Image of its bars as a data URI.' })
  billetBarcode: string | null;
  @ApiProperty({ type: String, nullable: true }) billetUrl: string | null;
  @ApiProperty({ enum: REASONS, nullable: true, type: String }) reason: ShownReason | null;
  @ApiProperty({ description: 'The buyer may ask for a new code of the same order.' }) renewable: boolean;
  @ApiProperty({
    description: 'Another payment of the same order was paid first; this one is to be given back.',
  })
  paidTwice: boolean;
  @ApiProperty({ type: NextChargeDto, nullable: true, description: 'Of a subscription, once it is paid.' })
  nextCharge: NextChargeDto | null;
  @ApiProperty({
    type: [AccessDto],
    description: 'Where what was bought is found; nothing unless it is paid.',
  })
  access: AccessDto[];
}

/** A new code for an order. Everybody with the link of a payment can request it, so it contains nothing about the buyer. */
export class RenewalAnswerDto implements RenewalResult {
  @ApiProperty({ format: 'uuid' }) paymentId: string;
  @ApiProperty({ type: PaymentDto }) payment: PaymentDto;
  @ApiProperty({ enum: PAYMENT_METHODS }) method: (typeof PAYMENT_METHODS)[number];
  @ApiProperty({ enum: STATUSES }) status: ShownStatus;
}

/** Specification checkout.md §3, "Purchase response". */
export class PurchaseAnswerDto extends RenewalAnswerDto implements PurchaseResult {
  @ApiProperty({ description: 'A secret of the buyer. Opens one-click offers after this purchase.' })
  upsellToken: string;
}
