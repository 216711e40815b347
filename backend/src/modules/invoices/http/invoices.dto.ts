import { ApiProperty } from '@nestjs/swagger';
import { rules } from '@guiche/field-rules';
import { Field } from '../../../runtime/http/index.js';
import { INVOICE_ACTIONS, INVOICE_KINDS, type InvoiceAction } from '../domain/invoice.js';

const password = rules.opaqueText({ min: 1, max: 200 });
const code = rules.optional(rules.text({ max: 40 }));
const PASSWORD = { description: 'Your password, again.' };
const CODE = { description: 'The code of your second factor, where you have one.' };

export class NewInvoiceDto {
  @Field(rules.uuid()) platform: string;
  @Field(rules.oneOf(INVOICE_KINDS)) kind: (typeof INVOICE_KINDS)[number];
  @Field(rules.text({ max: 80 }), { description: 'What it is for.' }) reference: string;
  @Field(rules.cents({ min: 1 }), { description: 'Cents, in reais.' }) amount: number;
  @Field(rules.text({ max: 10, pattern: /^\d{4}-\d{2}-\d{2}$/ }), {
    description: 'The last day to pay in America/Sao_Paulo, YYYY-MM-DD.',
  })
  dueOn: string;
  @Field(rules.optional(rules.text({ max: 500 })), { description: 'What the administrators read.' })
  note?: string;
  @Field(rules.text({ min: 8, max: 64, pattern: /^[\w-]+$/ }), {
    description: 'Chosen by you. The same request with the same key is taken once.',
  })
  requestKey: string;
  @Field(password, PASSWORD) password: string;
  @Field(code, CODE) code?: string;
}

export class MadeInvoiceDto {
  @ApiProperty({ description: 'False for a repetition.' }) made: boolean;
}

export class InvoiceDecisionDto {
  @Field(rules.oneOf(INVOICE_ACTIONS), {
    description: '`WRITE_OFF` is of another person than `PROPOSE_WRITE_OFF`.',
  })
  action: InvoiceAction;
  @Field(rules.text({ min: 3, max: 500 }), {
    description:
      'Why; kept in the history. Of `PAID`: what the bank calls the payment, which the platform reads too.',
  })
  reason: string;
  @Field(rules.optional(rules.cents({ min: 1 })), { description: 'Of a discount: cents.' }) amount?: number;
  @Field(password, PASSWORD) password: string;
  @Field(code, CODE) code?: string;
}

export class InvoiceEventDto {
  @ApiProperty({ type: Date }) at: Date;
  @ApiProperty() what: string;
  @ApiProperty() by: string;
  @ApiProperty({ type: 'integer', nullable: true, description: 'Cents.' }) amount: number | null;
  @ApiProperty({ type: String, nullable: true }) reason: string | null;
}

export class InvoiceCodeDto {
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'PIX to copy. Null: there is nothing to pay by PIX.',
  })
  pixCode: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'An image as a data URI.' }) pixQrCode:
    | string
    | null;
}
