import { ApiProperty } from '@nestjs/swagger';
import { rules } from '@guiche/field-rules';
import type { Texts } from '@guiche/i18n';
import { CURRENCIES, type Currency } from '@guiche/money';
import { Field } from '../../../runtime/http/index.js';

export class SentenceTextsDto implements Texts {
  @ApiProperty() 'pt-BR': string;
  @ApiProperty() 'en-US': string;
  @ApiProperty() 'es-ES': string;
}

export class MoneySentenceDto {
  @ApiProperty({ description: 'Which rule, transfer or reason it is.' }) rule: string;
  @ApiProperty({ description: 'Cents.' }) amount: number;
  @ApiProperty({ description: 'One of the parts that add up to the whole.' }) isPart: boolean;
  @ApiProperty({
    type: Date,
    nullable: true,
    description: 'Of a transfer: when it was posted. Of a locked amount: when it becomes available.',
  })
  at: Date | null;
  @ApiProperty({ type: 'string', format: 'uuid', nullable: true }) transferId: string | null;
  @ApiProperty() text: SentenceTextsDto;
}

export class SaleMoneyDto {
  @ApiProperty() currency: string;
  @ApiProperty({ description: 'Whether the reader may open the page of the sale: not as a partner of it.' })
  hasSalePage: boolean;
  @ApiProperty({
    description: 'Cents that the buyer pays. For staff, the parts of the division add up to it.',
  })
  total: number;
  @ApiProperty({ description: 'When its fees and contracts were fixed: a sale keeps those of its purchase.' })
  termsOf: Date;
  @ApiProperty({ type: Date, nullable: true }) approvedAt: Date | null;
  @ApiProperty({ type: [MoneySentenceDto], description: 'By which rules it was divided.' })
  division: MoneySentenceDto[];
  @ApiProperty({ type: [MoneySentenceDto], description: 'What moved, the oldest first.' })
  transfers: MoneySentenceDto[];
  @ApiProperty({ type: [MoneySentenceDto], description: 'What nobody can spend yet, and why.' })
  locked: MoneySentenceDto[];
}

export class BalanceMoneyQueryDto {
  @Field(rules.optional(rules.oneOf(CURRENCIES))) currency?: Currency;
}

const BUCKETS = ['available', 'pending', 'reserve', 'blocked', 'debt'];

export class ExplainedBalanceDto {
  @ApiProperty({ enum: BUCKETS }) bucket: string;
  @ApiProperty({ description: 'Cents.' }) amount: number;
  @ApiProperty({ type: [MoneySentenceDto], description: 'What made it: the amounts add up to the balance.' })
  made: MoneySentenceDto[];
  @ApiProperty({ type: [MoneySentenceDto], description: 'When it becomes available, and why not before.' })
  locked: MoneySentenceDto[];
}

export class BalanceMoneyDto {
  @ApiProperty({ type: [ExplainedBalanceDto] }) balances: ExplainedBalanceDto[];
}
