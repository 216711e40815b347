import { ApiProperty } from '@nestjs/swagger';
import { rules } from '@guiche/field-rules';
import { Field } from '../../../runtime/http/index.js';
import { API_KEY_SCOPES, type ApiKeyScope } from '../domain/api-key.js';

export class NewApiKeyDto {
  @Field(rules.text({ min: 2, max: 80 }), { description: 'What the key is for.' }) name: string;
  @Field(rules.oneOf(API_KEY_SCOPES), { description: '`READ` reads only; `WRITE` also changes.' })
  scope: ApiKeyScope;
  @Field(rules.opaqueText({ min: 1, max: 200 }), { description: 'Your password, again.' }) password: string;
  @Field(rules.optional(rules.text({ max: 40 })), {
    description: 'The code of your second factor, where you have one.',
  })
  code?: string;
}

export class CreatedApiKeyDto {
  @ApiProperty({ description: 'Sent as `Authorization: Bearer {key}`. Shown once.' }) key: string;
}

export class ApiKeyDto {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty() name: string;
  @ApiProperty({ enum: API_KEY_SCOPES }) scope: ApiKeyScope;
  @ApiProperty({ description: 'What the key begins with.' }) beginning: string;
  @ApiProperty() createdAt: Date;
  @ApiProperty({ type: Date, nullable: true, description: 'To five minutes.' }) lastUsedAt: Date | null;
}

export class ApiKeysDto {
  @ApiProperty({ type: [ApiKeyDto], description: 'Those that work, the newest first.' }) items: ApiKeyDto[];
}
