import { rules } from '@guiche/field-rules';
import { Field } from '../../../runtime/http/index.js';
import type { AdjustmentDirection } from '../adjustment-move.js';
import { ADJUSTMENT_DECISIONS } from '../use-cases/decide-adjustment.js';

const DIRECTIONS = ['CREDIT', 'DEBIT'] as const;
const reason = rules.text({ min: 3, max: 500 });
const password = rules.opaqueText({ min: 1, max: 200 });
const code = rules.optional(rules.text({ max: 40 }));
const PASSWORD = { description: 'Your password, again.' };
const CODE = { description: 'The code of your second factor, where you have one.' };

export class NewAdjustmentDto {
  @Field(rules.text({ max: 254 }), { description: 'The e-mail address of the seller.' }) seller: string;
  @Field(rules.oneOf(DIRECTIONS), {
    description: '`CREDIT` gives to the seller. `DEBIT` takes; what is not available becomes a debt.',
  })
  direction: AdjustmentDirection;
  @Field(rules.cents({ min: 1 }), { description: 'Cents of a real.' }) amount: number;
  @Field(reason, { description: 'Why. The seller reads it.' }) reason: string;
  @Field(rules.text({ min: 8, max: 64, pattern: /^[\w-]+$/ }), {
    description: 'Chosen by you. The same request with the same key is taken once.',
  })
  requestKey: string;
  @Field(password, PASSWORD) password: string;
  @Field(code, CODE) code?: string;
}

export class AdjustmentDecisionDto {
  @Field(rules.oneOf(ADJUSTMENT_DECISIONS), {
    description: '`CONFIRM` is of another person than the one who proposed it.',
  })
  decision: (typeof ADJUSTMENT_DECISIONS)[number];
  @Field(reason, { description: 'Why; kept in the audit log.' }) reason: string;
  @Field(password, PASSWORD) password: string;
  @Field(code, CODE) code?: string;
}
