import { ApiProperty } from '@nestjs/swagger';
import { rules } from '@guiche/field-rules';
import { Field } from '../../../runtime/http/index.js';
import { BulkActionDto } from '../../../runtime/lists/index.js';
import { ANTICIPATION_ACTIONS, type AnticipationDecision } from '../use-cases/decide-anticipation.js';

const password = rules.opaqueText({ min: 1, max: 200 });
const code = rules.optional(rules.text({ max: 40 }));
const reason = rules.text({ min: 3, max: 500 });
const PASSWORD = { description: 'Your password, again.' };
const CODE = { description: 'The code of your second factor, where you have one.' };

export class AnticipationAmountDto {
  @Field(rules.optional(rules.cents({ min: 1 })), { fromQuery: true, description: 'Cents to be paid early.' })
  amount?: number;
}

export class NewAnticipationDto {
  @Field(rules.cents({ min: 1 }), { description: 'Cents to be paid early. The fee is taken out of it.' })
  amount: number;
  @Field(rules.cents(), { description: 'Cents: the fee that you saw. Another one is refused.' }) fee: number;
  @Field(rules.text({ min: 8, max: 64, pattern: /^[\w-]+$/ }), {
    description: 'Chosen by you. The same request with the same key is taken once.',
  })
  requestKey: string;
  @Field(password, PASSWORD) password: string;
  @Field(code, CODE) code?: string;
}

export class AcceptedRateDto {
  @Field(rules.cents(), { description: 'Cents: the fee that you saw.' }) fee: number;
  @Field(password, PASSWORD) password: string;
  @Field(code, CODE) code?: string;
}

export class TakenAnticipationDto {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty({
    description:
      '`PENDING` and `PRE_APPROVED` wait for staff, `OFFERED` for its seller. `CANCELED`: a covered sale has lost its share.',
  })
  state: string;
}

class CoveredSaleDto {
  @ApiProperty({ format: 'uuid' }) paymentId: string;
  @ApiProperty({ description: 'Cents.' }) amount: number;
  @ApiProperty({ description: 'Cents.' }) fee: number;
  @ApiProperty({ description: 'When it would be released.' }) dueAt: Date;
}

class AnticipationQuoteDto {
  @ApiProperty({ description: 'Cents.' }) amount: number;
  @ApiProperty({ description: 'Cents.' }) fee: number;
  @ApiProperty({ description: 'Cents.' }) net: number;
  @ApiProperty() averageDays: number;
  @ApiProperty({ description: 'Basis points: what the fee costs in thirty days, compounded.' })
  monthlyRateBps: number;
  @ApiProperty({ type: [CoveredSaleDto], description: 'The first due first.' })
  covered: readonly CoveredSaleDto[];
}

export class AnticipationTermsDto {
  @ApiProperty() isEnabled: boolean;
  @ApiProperty({ description: 'Cents that can be asked for now.' }) limit: number;
  @ApiProperty({ description: 'Basis points of the share of a card sale.' }) limitBps: number;
  @ApiProperty({ description: 'Basis points.' }) feeBps: number;
  @ApiProperty({ description: 'Cents.' }) minAmount: number;
  @ApiProperty({
    type: AnticipationQuoteDto,
    nullable: true,
    description: 'Null: no amount, or it is not possible.',
  })
  quote: AnticipationQuoteDto | null;
}

class AnticipatedSaleDto {
  @ApiProperty({ format: 'uuid' }) saleId: string;
  @ApiProperty() code: string;
  @ApiProperty() product: string;
  @ApiProperty({ description: 'Cents that are paid early.' }) amount: number;
  @ApiProperty({ description: 'Cents: its part of the fee.' }) fee: number;
  @ApiProperty({ description: 'When it would be released.' }) dueAt: Date;
  @ApiProperty({ description: 'Where its payment stands now.' }) status: string;
}

class AnticipationRateDto {
  @ApiProperty() version: number;
  @ApiProperty({ description: 'Basis points.' }) feeBps: number;
  @ApiProperty({ description: 'Cents.' }) fee: number;
  @ApiProperty() setAt: Date;
  @ApiProperty({ type: String, nullable: true }) reason: string | null;
  @ApiProperty({ type: Date, nullable: true, description: 'When its seller accepted it.' })
  acceptedAt: Date | null;
}

export class AnticipationDetailsDto {
  @ApiProperty({ type: [AnticipatedSaleDto], description: 'The first due first.' })
  sales: readonly AnticipatedSaleDto[];
  @ApiProperty({ type: [AnticipationRateDto], description: 'The first is that of the request.' })
  rates: readonly AnticipationRateDto[];
}

export class AnticipationDecisionDto {
  @Field(rules.oneOf(ANTICIPATION_ACTIONS)) action: AnticipationDecision['action'];
  @Field(reason, { description: 'Why. Of a refusal and a changed rate the seller reads it.' }) reason: string;
  @Field(rules.optional(rules.basisPoints({ max: 5_000 })), {
    description: 'Of a changed rate: basis points.',
  })
  feeBps?: number;
  @Field(password, PASSWORD) password: string;
  @Field(code, CODE) code?: string;
}

export class ApprovedAnticipationsDto extends BulkActionDto {
  @Field(password, PASSWORD) password: string;
  @Field(code, CODE) code?: string;
}
