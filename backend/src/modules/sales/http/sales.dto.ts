import { ApiProperty } from '@nestjs/swagger';
import { RISK_REASONS, type RiskReason } from '../domain/buyer-risk.js';
import { REFUND_REASONS } from '../store/refund-requests.js';

const STEPS = [
  ...[
    'ORDERED',
    'CODE_SHOWN',
    'APPROVED',
    'REJECTED',
    'CANCELED',
    'REFUND_ASKED',
    'PART_REFUNDED',
    'REFUNDED',
    'CHARGEBACK',
    'SHIPPED',
  ],
];
const PARTIES = [
  ...['PRODUCER', 'CO_PRODUCER', 'AFFILIATE', 'INTEREST'],
  // The fee for sellers; what becomes of it for staff.
  ...['FEE', 'MANAGER', 'GATEWAY', 'PLATFORM'],
];

export class SaleBuyerDto {
  @ApiProperty() name: string;
  @ApiProperty() email: string;
  @ApiProperty({ type: String, nullable: true }) phone: string | null;
  @ApiProperty({ type: String, nullable: true }) document: string | null;
}

export class SaleItemDto {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty() title: string;
  @ApiProperty() quantity: number;
  @ApiProperty({ description: 'Cents, before the coupon.' }) amount: number;
  @ApiProperty({ description: 'Physical: it is shipped.' }) tangible: boolean;
  @ApiProperty({ description: 'Its money went back.' }) isReturned: boolean;
}

export class DivisionLineDto {
  @ApiProperty({ enum: PARTIES }) party: string;
  @ApiProperty({ type: String, nullable: true }) name: string | null;
  @ApiProperty({ type: Number, nullable: true, description: 'The version of the contract of a partner.' })
  contractVersion: number | null;
  @ApiProperty({ description: 'Cents. The lines of a sale add up to what the buyer paid.' }) amount: number;
}

export class SaleAttemptDto {
  @ApiProperty({ type: String, nullable: true, description: 'For staff only.' }) provider: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'Of the provider; for staff only.' })
  reference: string | null;
  @ApiProperty({ type: String, format: 'uuid', nullable: true, description: 'For staff only.' })
  accountId: string | null;
  @ApiProperty({
    type: String,
    format: 'uuid',
    nullable: true,
    description: 'The version of the costs of the account that held; for staff only.',
  })
  costVersion: string | null;
  @ApiProperty() state: string;
  @ApiProperty() createdAt: Date;
  @ApiProperty({ type: Date, nullable: true }) answeredAt: Date | null;
}

export class SaleEventDto {
  @ApiProperty({ enum: STEPS }) step: string;
  @ApiProperty() at: Date;
  @ApiProperty({ required: false, description: 'A tracking code, or the number of a request.' })
  detail?: string;
}

export class ShipmentDto {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty({ type: [String], format: 'uuid' }) itemIds: readonly string[];
  @ApiProperty() carrier: string;
  @ApiProperty() trackingCode: string;
  @ApiProperty({ type: String, nullable: true }) trackingUrl: string | null;
  @ApiProperty() shippedAt: Date;
}

export class SaleNoteDto {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty() note: string;
  @ApiProperty() authorName: string;
  @ApiProperty() createdAt: Date;
}

export class RefundRequestDto {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty() protocol: string;
  @ApiProperty({
    type: [String],
    format: 'uuid',
    nullable: true,
    description: 'Null: everything that was left.',
  })
  itemIds: readonly string[] | null;
  @ApiProperty({ type: Number, nullable: true, description: 'Cents, as it stood when the buyer asked.' })
  amount: number | null;
  @ApiProperty({ enum: REFUND_REASONS }) reason: string;
  @ApiProperty({ type: String, nullable: true }) details: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'Of a boleto; for staff only.' })
  pixKey: string | null;
  @ApiProperty({ description: 'It came within the guaranteed days.' }) isInWindow: boolean;
  @ApiProperty({ type: Date, nullable: true, description: 'Until when it is granted without the seller.' })
  windowUntil: Date | null;
  @ApiProperty({ enum: ['WAITING_SELLER', 'APPROVED', 'PROCESSING', 'DONE', 'REFUSED', 'FAILED'] })
  state: string;
  @ApiProperty({ type: String, nullable: true, description: 'What the seller answered.' })
  decision: string | null;
  @ApiProperty() createdAt: Date;
  @ApiProperty({ type: Date, nullable: true }) decidedAt: Date | null;
}

export class OtherPurchaseDto {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty() code: string;
  @ApiProperty() productName: string;
  @ApiProperty() status: string;
  @ApiProperty({ description: 'Cents.' }) gross: number;
  @ApiProperty() createdAt: Date;
}

export class InboundEventDto {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty() provider: string;
  @ApiProperty({ description: 'What became of it.' }) state: string;
  @ApiProperty({ type: String, nullable: true }) detail: string | null;
  @ApiProperty() receivedAt: Date;
}

class RiskReasonDto {
  @ApiProperty({ enum: RISK_REASONS }) reason: RiskReason;
  @ApiProperty({ description: 'How often it happened.' }) count: number;
  @ApiProperty({ description: 'What it adds to the score.' }) points: number;
}

class BuyerBlockDto {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty({ enum: ['EMAIL', 'DOCUMENT'] }) kind: 'EMAIL' | 'DOCUMENT';
  @ApiProperty() reason: string;
  @ApiProperty() createdAt: Date;
  @ApiProperty() createdBy: string;
}

class SaleRiskDto {
  @ApiProperty({ description: 'From 0 (nothing is known against it) to 100.' }) score: number;
  @ApiProperty({ type: [RiskReasonDto] }) reasons: readonly RiskReasonDto[];
  @ApiProperty({ type: [BuyerBlockDto], description: 'The blocks that hold for its buyer.' })
  blocks: readonly BuyerBlockDto[];
}

export class DivisionOfSaleDto {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty() code: string;
  @ApiProperty({ type: [DivisionLineDto] }) division: readonly DivisionLineDto[];
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
  @ApiProperty({ description: 'Cents that went back in parts while it stayed paid.' }) refundedAmount: number;
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
  @ApiProperty({ type: [ShipmentDto] }) shipments: readonly ShipmentDto[];
  @ApiProperty({ type: [SaleNoteDto], description: 'Those of the own team, the newest first.' })
  notes: readonly SaleNoteDto[];
  @ApiProperty({ type: RefundRequestDto, nullable: true }) refundRequest: RefundRequestDto | null;
  @ApiProperty({ type: [OtherPurchaseDto], description: 'Of the same buyer; of a seller the own ones.' })
  others: readonly OtherPurchaseDto[];
  @ApiProperty({ type: SaleRiskDto, nullable: true, description: 'Null for sellers.' })
  risk: SaleRiskDto | null;
  @ApiProperty({ type: [InboundEventDto], description: 'What providers told us; for staff only.' })
  inbound: readonly InboundEventDto[];
}
