import { ApiProperty } from '@nestjs/swagger';
import { rules } from '@guiche/field-rules';
import { Field } from '../../../runtime/http/index.js';
import { DISPUTE_RESULTS, DISPUTE_STATES, type DisputeResult } from '../domain/dispute-states.js';

const password = rules.opaqueText({ min: 1, max: 200 });
const code = rules.optional(rules.text({ max: 40 }));
const reason = rules.text({ min: 3, max: 500 });
const PASSWORD = { description: 'Your password, again.' };
const CODE = { description: 'The code of your second factor, where you have one.' };

export class DisputeNoticeDto {
  @Field(rules.uuid(), { description: 'The payment.' }) payment: string;
  @Field(rules.optional(rules.cents({ min: 1 })), {
    description: 'Cents. Left out: all that the payment still has.',
  })
  amount?: number;
  @Field(reason, { description: 'As the bank or the buyer says.' }) reason: string;
  @Field(rules.optional(rules.text({ max: 100 })), { description: 'How the provider calls the dispute.' })
  providerReference?: string;
  @Field(rules.optional(rules.text({ max: 10, pattern: /^\d{4}-\d{2}-\d{2}$/ })), {
    description: 'The last day for the defence. Left out: by the rules of the platform.',
  })
  dueOn?: string;
  @Field(password, PASSWORD) password: string;
  @Field(code, CODE) code?: string;
}

export class OpenedDisputeDto {
  @ApiProperty({ format: 'uuid' }) id: string;
}

export class DisputeDefenceDto {
  @Field(reason, { description: 'What was sent, and how.' }) reason: string;
}

export class DisputeResultDto {
  @Field(rules.oneOf(DISPUTE_RESULTS)) result: DisputeResult;
  @Field(rules.optional(rules.cents({ min: 1 })), { description: 'Of RETURNED_PART: cents that went back.' })
  amount?: number;
  @Field(reason, { description: 'What the provider wrote. The seller reads it.' }) reason: string;
  @Field(password, PASSWORD) password: string;
  @Field(code, CODE) code?: string;
}

export class DisputeEvidenceDto {
  @Field(rules.text({ min: 3, max: 4_000 }), { description: 'What helps the defence.' }) text: string;
}

class DisputeDto {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty({ format: 'uuid' }) paymentId: string;
  @ApiProperty({ enum: ['CHARGEBACK', 'MED'] }) kind: string;
  @ApiProperty({ enum: DISPUTE_STATES }) state: string;
  @ApiProperty({ enum: ['STAFF', 'PROVIDER'] }) origin: string;
  @ApiProperty({ description: 'Cents.' }) amount: number;
  @ApiProperty() currency: string;
  @ApiProperty() reason: string;
  @ApiProperty({ type: String, nullable: true }) providerReference: string | null;
  @ApiProperty({ type: Date }) notifiedAt: Date;
  @ApiProperty({ type: Date, description: 'Until when the defence can be sent.' }) dueAt: Date;
  @ApiProperty({ description: 'Cents that were blocked at the notice.' }) blockedAmount: number;
  @ApiProperty({ type: Date, nullable: true, description: 'When the money went back before the result.' })
  chargedBackAt: Date | null;
  @ApiProperty({ description: 'Cents.' }) returnedAmount: number;
  @ApiProperty({ description: 'Cents.' }) fee: number;
  @ApiProperty({ description: 'All who earned with the sale bear the fee; else its producer.' })
  feeShared: boolean;
  @ApiProperty({ enum: ['NONE', 'DUE', 'CHARGED', 'RETURN_DUE', 'RETURNED'] }) feeState: string;
  @ApiProperty({ type: String, nullable: true, description: 'Why it ended so.' }) decision: string | null;
  @ApiProperty({ type: Date, nullable: true }) endedAt: Date | null;
}

class SaleOfDisputeDto {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty() code: string;
  @ApiProperty() product: string;
  @ApiProperty() buyer: string;
  @ApiProperty({ type: String, nullable: true }) seller: string | null;
}

class PartyOfDisputeDto {
  @ApiProperty({ enum: ['seller', 'manager'] }) owner: string;
  @ApiProperty({ type: String, nullable: true }) name: string | null;
  @ApiProperty({ description: 'Cents, at the notice.' }) blocked: number;
  @ApiProperty({ description: 'Cents.' }) blockedNow: number;
  @ApiProperty({ description: 'Cents that went back to the buyer.' }) taken: number;
}

class DisputeEventDto {
  @ApiProperty() kind: string;
  @ApiProperty({ type: Date }) at: Date;
  @ApiProperty({ type: String, nullable: true }) by: string | null;
  @ApiProperty({ type: String, nullable: true }) note: string | null;
  @ApiProperty({ type: Number, nullable: true, description: 'Cents.' }) amount: number | null;
}

class DisputeFileDto {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty() name: string;
  @ApiProperty() contentType: string;
  @ApiProperty() bytes: number;
  @ApiProperty({ type: String, nullable: true }) by: string | null;
  @ApiProperty({ type: Date }) at: Date;
}

export class ShownDisputeDto {
  @ApiProperty({ type: DisputeDto }) dispute: DisputeDto;
  @ApiProperty({ type: SaleOfDisputeDto }) sale: SaleOfDisputeDto;
  @ApiProperty({ type: [PartyOfDisputeDto] }) parties: readonly PartyOfDisputeDto[];
  @ApiProperty({ type: [DisputeEventDto] }) events: readonly DisputeEventDto[];
  @ApiProperty({ type: [DisputeFileDto] }) files: readonly DisputeFileDto[];
}

class DisputeOfPackDto {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty({ enum: ['CHARGEBACK', 'MED'] }) kind: string;
  @ApiProperty({ description: 'Cents.' }) amount: number;
  @ApiProperty() currency: string;
  @ApiProperty() reason: string;
  @ApiProperty({ type: String, nullable: true }) providerReference: string | null;
  @ApiProperty({ type: Date }) notifiedAt: Date;
}

class DefendedPurchaseDto {
  @ApiProperty() code: string;
  @ApiProperty() platform: string;
  @ApiProperty({ type: String, nullable: true }) seller: string | null;
  @ApiProperty() items: string;
  @ApiProperty({ description: 'Cents.' }) amount: number;
  @ApiProperty() method: string;
  @ApiProperty({ type: Date }) boughtAt: Date;
  @ApiProperty({ type: Date, nullable: true }) approvedAt: Date | null;
  @ApiProperty({ type: String, nullable: true }) provider: string | null;
  @ApiProperty({ type: String, nullable: true }) reference: string | null;
  @ApiProperty({ type: String, nullable: true }) endToEndId: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'Of the purchase.' }) ip: string | null;
  @ApiProperty() buyerName: string;
  @ApiProperty() buyerEmail: string;
  @ApiProperty({ type: String, nullable: true, description: 'Null: the buyer gave none.' })
  buyerDocument: string | null;
  @ApiProperty({ type: String, nullable: true }) buyerPhone: string | null;
  @ApiProperty({ type: String, nullable: true }) termsUrl: string | null;
  @ApiProperty({ type: Number, nullable: true }) guaranteeDays: number | null;
}

class DefenceTraceDto {
  @ApiProperty({ enum: ['SIGN_IN', 'GRANTED', 'DOWNLOAD', 'LESSON', 'MAIL', 'SHIPMENT'] }) kind: string;
  @ApiProperty({ type: Date }) at: Date;
  @ApiProperty({ type: String, nullable: true }) what: string | null;
  @ApiProperty() times: number;
  @ApiProperty({ type: String, nullable: true }) ip: string | null;
  @ApiProperty({ type: String, nullable: true }) device: string | null;
}

class SellersEvidenceDto {
  @ApiProperty({ type: Date }) at: Date;
  @ApiProperty() text: string;
}

class FileOfPackDto {
  @ApiProperty({ type: Date }) at: Date;
  @ApiProperty() name: string;
  @ApiProperty() contentType: string;
  @ApiProperty() bytes: number;
  @ApiProperty({ description: 'In hexadecimal.' }) sha256: string;
}

export class DefencePackDto {
  @ApiProperty({ type: Date }) madeAt: Date;
  @ApiProperty({ type: DisputeOfPackDto }) dispute: DisputeOfPackDto;
  @ApiProperty({ type: DefendedPurchaseDto }) purchase: DefendedPurchaseDto;
  @ApiProperty({ type: [DefenceTraceDto], description: 'The latest first.' })
  traces: readonly DefenceTraceDto[];
  @ApiProperty({ type: [SellersEvidenceDto] }) evidence: readonly SellersEvidenceDto[];
  @ApiProperty({ type: [FileOfPackDto] }) files: readonly FileOfPackDto[];
}
