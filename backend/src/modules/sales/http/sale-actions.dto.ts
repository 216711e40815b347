import { ApiProperty } from '@nestjs/swagger';
import { rules } from '@guiche/field-rules';
import { Field } from '../../../runtime/http/index.js';

export class NewShipmentDto {
  @Field(rules.text({ min: 2, max: 60 }), { example: 'Correios' }) carrier: string;
  @Field(rules.text({ min: 5, max: 60, pattern: /[A-Za-z0-9 .-]+/ }), { example: 'BR123456789BR' })
  trackingCode: string;
  @Field(rules.optional(rules.httpsUrl({ max: 400 })), { description: 'Where the parcel is followed.' })
  trackingUrl?: string;
  @Field(rules.optional(rules.list(rules.uuid())), {
    description: 'What is in the parcel; everything physical by default.',
  })
  itemIds?: string[];
}

export class NewSaleNoteDto {
  @Field(rules.uuid(), { description: 'Chosen by the page: a form that is sent twice adds one note.' })
  id: string;
  @Field(rules.text({ min: 3, max: 2_000 })) note: string;
}

export class OwnDecisionDto {
  @Field(rules.text({ min: 3, max: 500 }), { description: 'Why; recorded in the audit log.' }) reason: string;
  @Field(rules.opaqueText({ min: 1, max: 200 }), { description: 'Your password, again.' }) password: string;
  @Field(rules.optional(rules.text({ max: 40 })), {
    description: 'The code of your second factor, where you have one.',
  })
  code?: string;
}

export class OwnRefundDto extends OwnDecisionDto {
  @Field(rules.optional(rules.list(rules.uuid())), {
    description: 'Items to give back; left out: everything that is left.',
  })
  itemIds?: string[];
}

export class DecideRefundDto extends OwnDecisionDto {
  @Field(rules.boolean(), { description: 'Whether the buyer gets the money back.' }) granted: boolean;
}

export class OwnRefundAnswerDto {
  @ApiProperty({ enum: ['refunded', 'underWay'] }) kind: string;
}

export class AskProviderDto {
  @Field(rules.text({ min: 3, max: 500 }), { description: 'Why; recorded in the audit log.' }) reason: string;
}

export class BlockBuyerDto {
  @Field(rules.text({ min: 3, max: 500 }), { description: 'Why; recorded in the audit log.' }) reason: string;
}

export class AskedProviderDto {
  @ApiProperty({ description: 'How the payment stands after the answer.' }) status: string;
}

export class ReassignSaleDto extends OwnDecisionDto {
  @Field(rules.optional(rules.email()), {
    description: 'Of the seller who is credited; left out: nobody is.',
  })
  affiliate?: string;
  @Field(rules.optional(rules.basisPoints({ max: 9_000 })), {
    description: 'The commission, of what is left after the fee: 3000 is 30 %.',
  })
  basisPoints?: number;
}
