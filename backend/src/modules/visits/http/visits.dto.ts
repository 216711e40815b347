import { rules } from '@guiche/field-rules';
import { Field, NestedListField } from '../../../runtime/http/index.js';

const MOST_OFFERS = 500;

export class ViewedCheckoutDto {
  @Field(rules.uuid()) checkoutId: string;
  @Field(rules.integer({ min: 1, max: 1_000_000 })) views: number;
  @Field(rules.optional(rules.text({ max: 40 })), { description: 'Of a checkout that has variants.' })
  variant?: string;
}

export class ViewedCheckoutsDto {
  @NestedListField(() => ViewedCheckoutDto, { maxItems: MOST_OFFERS }) checkouts: ViewedCheckoutDto[];
}
