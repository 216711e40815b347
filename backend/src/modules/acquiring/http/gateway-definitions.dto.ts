import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { rules } from '@guiche/field-rules';
import { Field } from '../../../runtime/http/index.js';

const MOST_CHARACTERS = 60_000;

export class RehearseGatewayDto {
  @Field(rules.opaqueText({ min: 2, max: MOST_CHARACTERS }), { description: 'The definition as JSON.' })
  definition: string;
  @Field(rules.optional(rules.opaqueText({ max: MOST_CHARACTERS })), {
    description: 'An exchange or a webhook as the documentation of the provider shows it, as JSON.',
  })
  sample?: string;
}

export class DefineGatewayDto {
  @Field(rules.opaqueText({ min: 2, max: MOST_CHARACTERS }), { description: 'The definition as JSON.' })
  definition: string;
  @Field(rules.text({ min: 3, max: 500 }), { description: 'Why; recorded in the audit log.' }) reason: string;
  @Field(rules.opaqueText({ min: 1, max: 200 }), { description: 'Your password, again.' }) password: string;
  @Field(rules.optional(rules.text({ max: 40 })), {
    description: 'The code of your second factor, where you have one.',
  })
  code?: string;
}

class GatewaySampleDto {
  @ApiPropertyOptional({ type: 'object', additionalProperties: true }) sent?: object;
  @ApiProperty({ type: 'object', additionalProperties: true }) result: object;
}

export class RehearsedGatewayDto {
  @ApiProperty({ type: [String], description: 'Empty: it may be used.' }) problems: readonly string[];
  @ApiProperty({ type: String, nullable: true }) id: string | null;
  @ApiProperty({ type: Number, nullable: true }) version: number | null;
  @ApiProperty({ type: [String] }) capabilities: readonly string[];
  @ApiProperty({ type: GatewaySampleDto, nullable: true }) sample: GatewaySampleDto | null;
}

class GatewayDefinitionDto {
  @ApiProperty() provider: string;
  @ApiProperty() version: number;
  @ApiProperty({ type: String, nullable: true }) name: string | null;
  @ApiProperty() createdAt: Date;
  @ApiProperty({ description: 'Accounts of this provider, of all platforms.' }) accounts: number;
}

export class GatewayDefinitionsDto {
  @ApiProperty({ type: [GatewayDefinitionDto] }) items: readonly GatewayDefinitionDto[];
}
