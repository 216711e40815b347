import { ApiProperty } from '@nestjs/swagger';
import { rules } from '@guiche/field-rules';
import { Field } from '../../../runtime/http/index.js';

export class BrandPictureUploadDto {
  @Field(rules.oneOf(['logoUrl', 'logoDarkUrl', 'faviconUrl', 'signInImageUrl'])) picture:
    | 'logoUrl'
    | 'logoDarkUrl'
    | 'faviconUrl'
    | 'signInImageUrl';
  @Field(rules.text({ min: 1, max: 255 })) fileName: string;
  @Field(rules.integer({ min: 0, max: 1_000_000_000 })) bytes: number;
  @Field(rules.text({ min: 3, max: 200 }), { description: 'Why; kept in the history.' }) reason: string;
  @Field(rules.integer({ min: 1 }), { description: 'The version of the settings that you saw.' })
  version: number;
}

export class BrandPictureLinkDto {
  @ApiProperty({ description: 'A path, to which the file is sent by PUT.' }) url: string;
  @ApiProperty() expiresAt: Date;
}
