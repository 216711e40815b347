import { rules } from '@guiche/field-rules';
import { Field } from '../../../runtime/http/index.js';
import { DEBT_ACTIONS, type DebtAction } from '../use-cases/decide-debt.js';

export class DebtDecisionDto {
  @Field(rules.oneOf(DEBT_ACTIONS), {
    description: '`WRITE_OFF` is of another person than `PROPOSE_WRITE_OFF`.',
  })
  action: DebtAction;
  @Field(rules.text({ min: 3, max: 500 }), { description: 'Why; recorded.' }) reason: string;
  @Field(rules.opaqueText({ min: 1, max: 200 }), { description: 'Your password, again.' }) password: string;
  @Field(rules.optional(rules.text({ max: 40 })), {
    description: 'The code of your second factor, where you have one.',
  })
  code?: string;
}

export class DebtAgreementDto {
  @Field(rules.integer({ min: 1, max: 24 }), { description: 'How many; one every thirty days.' })
  instalments: number;
  @Field(rules.text({ max: 10, pattern: /^\d{4}-\d{2}-\d{2}$/ }), {
    description: 'The day of the first in America/Sao_Paulo, YYYY-MM-DD.',
  })
  firstDueOn: string;
  @Field(rules.text({ min: 3, max: 500 }), { description: 'Why; the seller reads it.' }) reason: string;
  @Field(rules.opaqueText({ min: 1, max: 200 }), { description: 'Your password, again.' }) password: string;
  @Field(rules.optional(rules.text({ max: 40 })), {
    description: 'The code of your second factor, where you have one.',
  })
  code?: string;
}
