import { ApiProperty } from '@nestjs/swagger';

const STEPS = [
  ...['ORDERED', 'CODE_SHOWN', 'APPROVED', 'REJECTED', 'CANCELED', 'REFUND_ASKED', 'REFUNDED', 'CHARGEBACK'],
];
const PARTIES = ['PRODUCER', 'CO_PRODUCER', 'AFFILIATE', 'MANAGER', 'GATEWAY', 'PLATFORM', 'INTEREST'];

export class SaleBuyerDto {
  @ApiProperty() name: string;
  @ApiProperty() email: string;
  @ApiProperty({ type: String, nullable: true }) phone: string | null;
  @ApiProperty({ type: String, nullable: true }) document: string | null;
}

export class SaleItemDto {
  @ApiProperty() title: string;
  @ApiProperty() quantity: number;
  @ApiProperty({ description: 'Cents.' }) amount: number;
}

export class DivisionLineDto {
  @ApiProperty({ enum: PARTIES }) party: string;
  @ApiProperty({ type: String, nullable: true }) name: string | null;
  @ApiProperty({ description: 'Cents. The lines of a sale add up to what the buyer paid.' }) amount: number;
}

export class SaleAttemptDto {
  @ApiProperty() provider: string;
  @ApiProperty({ type: String, nullable: true }) reference: string | null;
  @ApiProperty() state: string;
  @ApiProperty() createdAt: Date;
  @ApiProperty({ type: Date, nullable: true }) answeredAt: Date | null;
}

export class SaleEventDto {
  @ApiProperty({ enum: STEPS }) step: string;
  @ApiProperty() at: Date;
}

export class SaleDto {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty() code: string;
  @ApiProperty() status: string;
  @ApiProperty({ type: String, nullable: true, description: 'The status as the provider names it.' })
  nativeStatus: string | null;
  @ApiProperty({ type: String, nullable: true }) reason: string | null;
  @ApiProperty({ type: String, nullable: true }) method: string | null;
  @ApiProperty() installments: number;
  @ApiProperty() currency: string;
  @ApiProperty({ description: 'What the buyer pays, in cents.' }) gross: number;
  @ApiProperty({ description: 'Cents.' }) shipping: number;
  @ApiProperty({ description: 'Cents.' }) interest: number;
  @ApiProperty({ type: String, nullable: true, description: 'The coupon that was used.' })
  couponCode: string | null;
  @ApiProperty({ description: 'Cents that the coupon took off the items.' }) discount: number;
  @ApiProperty({ type: SaleBuyerDto }) buyer: SaleBuyerDto;
  @ApiProperty({ type: 'object', nullable: true, additionalProperties: { type: 'string', nullable: true } })
  address: Readonly<Record<string, string | null>> | null;
  @ApiProperty({ format: 'uuid' }) productId: string;
  @ApiProperty() productName: string;
  @ApiProperty({ type: [SaleItemDto] }) items: readonly SaleItemDto[];
  @ApiProperty({ type: [DivisionLineDto] }) division: readonly DivisionLineDto[];
  @ApiProperty({ type: [SaleAttemptDto] }) attempts: readonly SaleAttemptDto[];
  @ApiProperty({ type: [SaleEventDto] }) events: readonly SaleEventDto[];
  @ApiProperty({ type: String, nullable: true }) utmSource: string | null;
  @ApiProperty({ type: String, nullable: true }) utmCampaign: string | null;
  @ApiProperty({ type: String, nullable: true }) affiliateId: string | null;
  @ApiProperty({ type: String, nullable: true }) customerIp: string | null;
  @ApiProperty({ type: String, nullable: true, format: 'uuid' }) paymentId: string | null;
  @ApiProperty() createdAt: Date;
}
