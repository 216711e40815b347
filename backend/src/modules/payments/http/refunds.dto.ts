import type { Cents } from '@guiche/money';
import { ApiProperty } from '@nestjs/swagger';
import { rules } from '@guiche/field-rules';
import { Field } from '../../../runtime/http/index.js';

class RefundProofDto {
  @Field(rules.text({ min: 3, max: 500 }), { description: 'Why; recorded in the audit log.' }) reason: string;
  @Field(rules.opaqueText({ min: 1, max: 200 }), { description: 'Your password, again.' }) password: string;
  @Field(rules.optional(rules.text({ max: 40 })), {
    description: 'The code of your second factor, where you have one.',
  })
  code?: string;
}

export class StaffRefundDto extends RefundProofDto {
  @Field(rules.uuid()) payment: string;
  @Field(rules.optional(rules.cents({ min: 1 })), {
    description: 'Cents to give back; left out: everything that is left.',
  })
  amount?: Cents;
  @Field(rules.optional(rules.list(rules.uuid())), {
    description: 'Items of the order, instead of an amount.',
  })
  itemIds?: string[];
  @Field(rules.optional(rules.uuid()), {
    description: 'Chosen by the page: a form with an amount that is sent twice gives it back once.',
  })
  refundId?: string;
}

export class EndRefundDto extends RefundProofDto {
  @Field(rules.boolean(), { description: 'Whether the provider shows that the whole money went back.' })
  returned: boolean;
}

export class RequestedRefundDto {
  @ApiProperty({ enum: ['refunded', 'underWay'] }) kind: string;
}
