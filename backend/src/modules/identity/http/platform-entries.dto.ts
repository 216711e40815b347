import { ApiProperty } from '@nestjs/swagger';
import { rules } from '@guiche/field-rules';
import { Field } from '../../../runtime/http/index.js';

export class PermittedEntryDto {
  @ApiProperty({ description: 'Works once, for two minutes, at the host of the platform. Shown once.' })
  token: string;
  @ApiProperty({ description: 'What the addresses of the platform begin with.' }) origin: string;
}

export class PlatformEntryDto {
  @Field(rules.opaqueText({ min: 1, max: 100 }), { description: 'The token of the permission.' })
  token: string;
}

export class EnteredPlatformDto {
  @ApiProperty({ description: 'Of a session in the administration that can only read. Shown once.' })
  token: string;
  @ApiProperty() expiresAt: Date;
}
