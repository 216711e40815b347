import { rules } from '@guiche/field-rules';
import { Field } from '../../../runtime/http/index.js';

const FACTOR = rules.optional(rules.text({ max: 40 }));
const FACTOR_TEXT = {
  description: 'Six digits of the authenticator, or a recovery code; for customers with a second factor.',
};

export class SignInByCodeDto {
  @Field(rules.email()) email: string;
  @Field(rules.text({ min: 6, max: 10 }), { description: 'Six digits, from the mail.' }) code: string;
  @Field(FACTOR, FACTOR_TEXT) factor?: string;
}

export class SignInByLinkDto {
  @Field(rules.opaqueText({ min: 1, max: 128 }), { description: 'From the link in a mail.' }) token: string;
  @Field(FACTOR, FACTOR_TEXT) factor?: string;
}
