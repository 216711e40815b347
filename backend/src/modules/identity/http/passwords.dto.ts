import { AREAS, type Area } from '@guiche/access';
import { rules } from '@guiche/field-rules';
import { Field } from '../../../runtime/http/index.js';

export class PasswordRecoveryDto {
  @Field(rules.oneOf(AREAS), { description: 'The area whose account it is.' }) area: Area;
  @Field(rules.email(), { example: 'ana@example.com' }) email: string;
}

export class SetPasswordDto {
  @Field(rules.oneOf(AREAS), { description: 'The area that the link names.' }) area: Area;
  @Field(rules.opaqueText({ min: 1, max: 128 }), { description: 'From the link.' }) token: string;
  @Field(rules.opaqueText({ min: 1, max: 1_000 }), {
    description: '12 to 128 characters, and not easy to guess.',
  })
  password: string;
}

export class OwnPasswordDto {
  @Field(rules.opaqueText({ min: 1, max: 1_000 }), { description: 'The present password.' }) password: string;
  @Field(rules.optional(rules.text({ min: 6, max: 40 })), {
    description: 'Six digits of the authenticator, or a recovery code; for people with an authenticator.',
  })
  code?: string;
  @Field(rules.opaqueText({ min: 1, max: 1_000 }), {
    description: '12 to 128 characters, and not easy to guess.',
  })
  newPassword: string;
}
