import { ApiProperty } from '@nestjs/swagger';
import { rules } from '@guiche/field-rules';
import { Field } from '../../../runtime/http/index.js';
import { CHARGE_ACTIONS, CHARGE_KINDS, type ChargeAction, type ChargeKind } from '../domain/charge-states.js';

const password = rules.opaqueText({ min: 1, max: 200 });
const code = rules.optional(rules.text({ max: 40 }));
const PASSWORD = { description: 'Your password, again.' };
const CODE = { description: 'The code of your second factor, where you have one.' };

export class NewChargesDto {
  @Field(rules.text({ max: 2_000 }), { description: 'E-mails of sellers, separated by commas or spaces.' })
  sellers: string;
  @Field(rules.oneOf(CHARGE_KINDS)) kind: ChargeKind;
  @Field(rules.text({ max: 80 }), { description: 'What it is for, such as a month.' }) reference: string;
  @Field(rules.cents({ min: 1 }), { description: 'Cents, of each seller.' }) amount: number;
  @Field(rules.text({ max: 10, pattern: /^\d{4}-\d{2}-\d{2}$/ }), {
    description: 'The last day to pay in America/Sao_Paulo, YYYY-MM-DD.',
  })
  dueOn: string;
  @Field(rules.optional(rules.text({ max: 500 })), { description: 'What the seller reads.' }) note?: string;
  @Field(rules.text({ min: 8, max: 64, pattern: /^[\w-]+$/ }), {
    description: 'Chosen by you. The same request with the same key is taken once.',
  })
  requestKey: string;
  @Field(password, PASSWORD) password: string;
  @Field(code, CODE) code?: string;
}

export class MadeChargesDto {
  @ApiProperty({ type: 'integer', description: 'How many; 0 for a repetition.' }) made: number;
}

export class ChargeDecisionDto {
  @Field(rules.oneOf(CHARGE_ACTIONS), {
    description: '`WRITE_OFF` is of another person than `PROPOSE_WRITE_OFF`.',
  })
  action: ChargeAction;
  @Field(rules.text({ min: 3, max: 500 }), { description: 'Why; kept in the history.' }) reason: string;
  @Field(rules.optional(rules.cents({ min: 1 })), { description: 'Of a discount: cents.' }) amount?: number;
  @Field(password, PASSWORD) password: string;
  @Field(code, CODE) code?: string;
}

export class ChargeEventDto {
  @ApiProperty({ type: Date }) at: Date;
  @ApiProperty() what: string;
  @ApiProperty() by: string;
  @ApiProperty({ type: 'integer', nullable: true, description: 'Cents.' }) amount: number | null;
  @ApiProperty({ type: String, nullable: true }) reason: string | null;
}
