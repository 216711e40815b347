import { ApiProperty } from '@nestjs/swagger';
import { rules } from '@guiche/field-rules';
import { Field } from '../../../runtime/http/index.js';
import { ACCOUNT_NAME_MAX_LENGTH, ACCOUNT_NAME_MIN_LENGTH } from '../use-cases/new-account.js';

export class ProfileChangeDto {
  @Field(rules.text({ min: ACCOUNT_NAME_MIN_LENGTH, max: ACCOUNT_NAME_MAX_LENGTH })) name: string;
  @Field(rules.optional(rules.phone())) phone?: string;
  @Field(rules.optional(rules.document()), { description: 'It can be given once.' }) document?: string;
  @Field(rules.integer({ min: 1 }), { description: 'The version that you changed.' }) version: number;
}

export class ProfileDto {
  @ApiProperty() name: string;
  @ApiProperty() email: string;
  @ApiProperty({ type: String, nullable: true }) phone: string | null;
  @ApiProperty({ type: String, nullable: true }) document: string | null;
  @ApiProperty() status: string;
  @ApiProperty() version: number;
  @ApiProperty() createdAt: Date;
}
