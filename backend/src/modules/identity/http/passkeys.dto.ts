import { ApiProperty } from '@nestjs/swagger';
import { AREAS, type Area } from '@guiche/access';
import { rules } from '@guiche/field-rules';
import { Field } from '../../../runtime/http/index.js';
import { RenewedSessionDto, SignedInDto } from './sessions.dto.js';

const password = rules.opaqueText({ min: 1, max: 1_000 });
const code = rules.optional(rules.text({ max: 40 }));
const PASSWORD_AGAIN = 'The password, again.';
const CODE_AGAIN = 'A code of the authenticator, or a recovery code; for people with an authenticator.';

/** A token of a challenge, and the answer of a browser. */
const challengeRule = rules.opaqueText({ min: 1, max: 100 });
const passkeyAnswerRule = rules.opaqueText({ min: 1, max: 16_000 });

export class PasskeyChallengeRequestDto {
  @Field(rules.oneOf(AREAS), { description: 'Where the person wants to sign in.' }) area: Area;
}

export class PasskeyChallengeDto {
  @ApiProperty({
    description:
      'Identifies the challenge, which works once, for five minutes. The browser that asked keeps it.',
  })
  token: string;
  @ApiProperty({
    ...{ type: 'object', additionalProperties: true },
    description: 'For `navigator.credentials` (WebAuthn level 3, JSON).',
  })
  options: object;
}

export class PasskeySignInDto {
  @Field(rules.list(rules.oneOf(AREAS), { max: 2 }), { description: 'Where the person may sign in.' })
  areas: Area[];
  @Field(challengeRule, { description: 'The token of the challenge.' }) challenge: string;
  @Field(passkeyAnswerRule, { description: 'What the browser answered, as JSON.' }) passkey: string;
}

export class SignedInByPasskeyDto extends SignedInDto {
  @ApiProperty({ enum: AREAS }) area: Area;
}

export class PreparePasskeyDto {
  @Field(password, { description: PASSWORD_AGAIN }) password: string;
  @Field(code, { description: CODE_AGAIN }) code?: string;
}

export class NewPasskeyDto {
  @Field(rules.text({ max: 60 }), { description: 'What the person calls the device.' }) name: string;
  @Field(challengeRule, { description: 'The token of the challenge.' }) challenge: string;
  @Field(passkeyAnswerRule, { description: 'What the browser answered, as JSON.' }) passkey: string;
}

export class AddedPasskeyDto extends RenewedSessionDto {
  @ApiProperty({
    ...{ isArray: true, type: String },
    description:
      'With the first second factor: each works once instead of it. Shown once. Empty for every further passkey.',
  })
  recoveryCodes: string[];
}

export class RemovePasskeyDto {
  @Field(password, { description: PASSWORD_AGAIN }) password: string;
  @Field(code, { description: CODE_AGAIN }) code?: string;
}

export class PasskeyDto {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty() name: string;
  @ApiProperty({ description: 'The domain at which it works.' }) domain: string;
  @ApiProperty() createdAt: Date;
  @ApiProperty({ type: Date, nullable: true }) lastUsedAt: Date | null;
}

export class PasskeyListDto {
  @ApiProperty({ type: [PasskeyDto], description: 'The oldest first.' }) items: PasskeyDto[];
}
