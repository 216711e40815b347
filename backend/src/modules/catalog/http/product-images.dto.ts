import { ApiProperty } from '@nestjs/swagger';
import { rules } from '@guiche/field-rules';
import { Field } from '../../../runtime/http/index.js';

export class ProductImageUploadDto {
  @Field(rules.text({ min: 1, max: 255 })) fileName: string;
  @Field(rules.integer({ min: 0, max: 1_000_000_000 })) bytes: number;
  @Field(rules.integer({ min: 1 }), { description: 'The version of the product that was seen.' })
  version: number;
}

export class ImageLinkDto {
  @ApiProperty({ description: 'A path, to which the file is sent by PUT.' }) url: string;
  @ApiProperty() expiresAt: Date;
}
