import { ApiProperty } from '@nestjs/swagger';
import { rules } from '@guiche/field-rules';
import { Field } from '../../../runtime/http/index.js';

export class DefenceFileUploadDto {
  @Field(rules.text({ min: 1, max: 255 })) fileName: string;
  @Field(rules.integer({ min: 0, max: 1_000_000_000 }), { description: 'The exact size.' }) bytes: number;
}

export class DefenceFileLinkDto {
  @ApiProperty({ description: 'A path on the host of the platform.' }) url: string;
  @ApiProperty() expiresAt: Date;
}
