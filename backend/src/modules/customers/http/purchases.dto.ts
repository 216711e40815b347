import { ApiProperty } from '@nestjs/swagger';
import { rules } from '@guiche/field-rules';
import { Field } from '../../../runtime/http/index.js';
import { REFUND_REASONS, type RefundReason } from '../../sales/index.js';

export class AskSignInDto {
  @Field(rules.email(), { example: 'ana@example.com' }) email: string;
}

export class PurchasePageDto {
  @Field(rules.optional(rules.uuid()), { description: 'Go on before this purchase.' }) before?: string;
}

export class ListedPurchaseDto {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty() code: string;
  @ApiProperty() productName: string;
  @ApiProperty({ type: String, nullable: true }) imageUrl: string | null;
  @ApiProperty({ description: 'The number of further items.' }) bumps: number;
  @ApiProperty({ enum: ['ONE_TIME', 'SUBSCRIPTION'] }) kind: 'ONE_TIME' | 'SUBSCRIPTION';
  @ApiProperty() seller: string;
  @ApiProperty() status: string;
  @ApiProperty({ type: String, nullable: true }) method: string | null;
  @ApiProperty() installments: number;
  @ApiProperty() currency: string;
  @ApiProperty({ description: 'What the buyer pays, in cents.' }) gross: number;
  @ApiProperty({ type: String, nullable: true, format: 'uuid' }) paymentId: string | null;
  @ApiProperty() createdAt: Date;
  @ApiProperty({ type: Date, nullable: true }) approvedAt: Date | null;
  @ApiProperty({ type: Date, nullable: true }) returnedAt: Date | null;
  @ApiProperty({ type: Number, nullable: true, description: 'The days in which the money can go back.' })
  guaranteeDays: number | null;
}

export class PurchaseListDto {
  @ApiProperty({ type: [ListedPurchaseDto] }) items: ListedPurchaseDto[];
  @ApiProperty({ type: String, nullable: true, description: 'Where the next page begins.' })
  next: string | null;
}

export class DeliverableDto {
  @ApiProperty({ type: String, nullable: true, format: 'uuid' }) itemId: string | null;
  @ApiProperty() title: string;
  @ApiProperty({ description: 'A path of this site, or an https address of the seller.' }) address: string;
  @ApiProperty({ enum: ['EXTERNAL', 'FILE', 'COURSE'] }) kind: 'EXTERNAL' | 'FILE' | 'COURSE';
}

class BoughtItemDto {
  @ApiProperty() title: string;
  @ApiProperty() quantity: number;
  @ApiProperty({ description: 'Cents, of all pieces.' }) amount: number;
}

class ParcelDto {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty() carrier: string;
  @ApiProperty() trackingCode: string;
  @ApiProperty({ type: String, nullable: true }) trackingUrl: string | null;
  @ApiProperty() shippedAt: Date;
}

export class OwnRefundRequestDto {
  @ApiProperty() protocol: string;
  @ApiProperty({ enum: ['WAITING_SELLER', 'APPROVED', 'PROCESSING', 'DONE', 'REFUSED', 'FAILED'] })
  state: string;
  @ApiProperty() isInWindow: boolean;
  @ApiProperty({ type: String, nullable: true, description: 'What the seller answered.' })
  decision: string | null;
  @ApiProperty() createdAt: Date;
}

class RefundableItemDto {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty() title: string;
  @ApiProperty({ description: 'Its money went back.' }) isReturned: boolean;
}

export class RefundRightsDto {
  @ApiProperty({ type: [RefundableItemDto] }) items: readonly RefundableItemDto[];
  @ApiProperty({ type: OwnRefundRequestDto, nullable: true }) request: OwnRefundRequestDto | null;
  @ApiProperty() mayAsk: boolean;
  @ApiProperty({ description: 'A request of now is granted without asking the seller.' }) isGranted: boolean;
  @ApiProperty({
    type: Date,
    nullable: true,
    description: 'Until then it is; null: the days have not begun.',
  })
  until: Date | null;
}

class ChargeDaysDto {
  @ApiProperty({ format: 'date' }) from: string;
  @ApiProperty({ format: 'date' }) until: string;
}

class OwnSubscriptionDto {
  @ApiProperty() status: string;
  @ApiProperty() frequencyInDays: number;
  @ApiProperty({ description: 'Cents.' }) recurrencePrice: number;
  @ApiProperty({ type: String, nullable: true, description: 'Null: nothing is charged any more.' })
  nextChargeDate: string | null;
  @ApiProperty({
    type: ChargeDaysDto,
    nullable: true,
    description: 'The days to which the next charge may be moved. Null: it may not.',
  })
  chargeDays: ChargeDaysDto | null;
  @ApiProperty({ type: Date, nullable: true }) canceledAt: Date | null;
}

export class MoveChargeDto {
  @Field(rules.text({ pattern: /\d{4}-\d{2}-\d{2}/, max: 10 }), {
    description: 'The day of the next charge in America/Sao_Paulo, YYYY-MM-DD.',
  })
  date: string;
}

export class OwnPurchaseDto extends ListedPurchaseDto {
  @ApiProperty({ type: [DeliverableDto], description: 'Empty unless it is paid.' })
  deliverables: readonly DeliverableDto[];
  @ApiProperty({ type: [BoughtItemDto] }) items: readonly BoughtItemDto[];
  @ApiProperty({ type: Number, nullable: true, description: 'Cents; null where nothing is shipped.' })
  shipping: number | null;
  @ApiProperty({ description: 'Cents: what installments add.' }) interest: number;
  @ApiProperty({ description: 'Cents: what a coupon took off.' }) discount: number;
  @ApiProperty({ type: String, nullable: true }) sellerEmail: string | null;
  @ApiProperty({ type: [ParcelDto] }) shipments: readonly ParcelDto[];
  @ApiProperty({ type: RefundRightsDto }) refund: RefundRightsDto;
  @ApiProperty({ type: OwnSubscriptionDto, nullable: true }) subscription: OwnSubscriptionDto | null;
}

export class AskRefundDto {
  @Field(rules.optional(rules.list(rules.uuid(), { max: 50 })), {
    description: 'Items to give back; left out: everything that is left.',
  })
  itemIds?: string[];
  @Field(rules.oneOf(REFUND_REASONS)) reason: RefundReason;
  @Field(rules.optional(rules.text({ max: 1_000 }))) details?: string;
  @Field(rules.optional(rules.text({ max: 77 })), {
    description: 'Of a boleto only: where the money goes; a PIX key of the document of the purchase.',
  })
  pixKey?: string;
}

export class OwnDataDto {
  @ApiProperty({ format: 'date-time' }) createdAt: string;
  @ApiProperty({ type: 'object', additionalProperties: true }) account: object;
  @ApiProperty({ type: 'array', items: { type: 'object', additionalProperties: true } })
  purchases: readonly object[];
  @ApiProperty({ type: 'array', items: { type: 'object', additionalProperties: true } })
  sessions: readonly object[];
}
