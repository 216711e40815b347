import { ApiProperty } from '@nestjs/swagger';
import { CURRENCIES, type Cents } from '@guiche/money';
import { ApiCents } from '../../../runtime/http/index.js';
import type { ShownReceipt } from '../use-cases/show-receipt.js';
import { LegalDto } from './offer.dto.js';

export class ReceiptItemDto {
  @ApiProperty() title: string;
  @ApiProperty() quantity: number;
  @ApiCents({ description: 'Of all pieces.' }) amount: Cents;
}

export class ReceiptDeliveryDto {
  @ApiProperty() description: string;
  @ApiProperty() deliveryTime: string;
}

/**
 * What was bought with a payment. Like the payment itself it contains nothing about the buyer (name, contact, document,
 * address), because everyone who has the link may read it.
 */
export class ReceiptDto implements ShownReceipt {
  @ApiProperty({ format: 'uuid' }) paymentId: string;
  @ApiProperty({ format: 'date-time' }) orderedAt: string;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) paidAt: string | null;
  @ApiProperty({ enum: CURRENCIES, example: 'BRL' }) currency: string;
  @ApiProperty({ type: [ReceiptItemDto] }) items: readonly ReceiptItemDto[];
  @ApiCents({ description: 'What the coupon takes off the items; zero without one.' }) discount: Cents;
  @ApiCents({ nullable: true, description: 'Null where nothing is shipped.' })
  shipping: Cents | null;
  @ApiProperty({ type: ReceiptDeliveryDto, nullable: true }) delivery: ReceiptDeliveryDto | null;
  @ApiProperty({ description: '1 unless a card pays in installments.' }) installments: number;
  @ApiCents({ description: 'What installments add.' }) interest: Cents;
  @ApiCents() total: Cents;
  @ApiProperty({ type: LegalDto }) legal: LegalDto;
}
