import { ApiProperty } from '@nestjs/swagger';
import { rules } from '@guiche/field-rules';
import { Field } from '../../../runtime/http/index.js';
import { STATEMENT_KINDS, type StatementKind } from '../domain/statement-line.js';

export class StatementUploadDto {
  @Field(rules.oneOf(STATEMENT_KINDS)) kind: StatementKind;
  @Field(rules.optional(rules.uuid()), { description: 'The gateway account, for a file of a provider.' })
  gatewayAccountId?: string;
  @Field(rules.optional(rules.text({ max: 80 })), {
    description: 'Names the bank account. An OFX file names its own.',
  })
  bankAccount?: string;
  @Field(rules.text({ min: 1, max: 255 })) fileName: string;
  @Field(rules.integer({ min: 0, max: 1_000_000_000 })) bytes: number;
}

export class StatementLinkDto {
  @ApiProperty({ format: 'uuid', description: 'Of the statement, once the file arrived.' }) id: string;
  @ApiProperty({ description: 'A path, to which the file is sent by PUT.' }) url: string;
  @ApiProperty() expiresAt: Date;
}

export class StatementAccountDto {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty() name: string;
  @ApiProperty() provider: string;
}
