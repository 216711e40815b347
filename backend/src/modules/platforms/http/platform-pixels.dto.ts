import { ApiProperty } from '@nestjs/swagger';
import { rules } from '@guiche/field-rules';
import { Field } from '../../../runtime/http/index.js';
import { PIXEL_TYPES, type PixelType } from '../store/platform-pixel.entity.js';

class PixelSettingsDto {
  @Field(rules.optional(rules.text({ max: 80 })), { description: 'For staff.' }) label?: string;
  @Field(rules.optional(rules.opaqueText({ min: 1, max: 1_000 })), {
    description: 'For events of the server. Write-only; left out: the present one stays.',
  })
  token?: string;
  @Field(rules.boolean(), { description: 'Loaded at the checkouts of the platform.' }) isActive: boolean;
  @Field(rules.boolean(), { description: 'Buyers are asked first.' }) needsConsent: boolean;
}

export class NewPixelDto extends PixelSettingsDto {
  @Field(rules.oneOf(PIXEL_TYPES)) type: PixelType;
  @Field(rules.text({ min: 3, max: 40, pattern: /^[A-Za-z0-9_-]+$/ })) pixelId: string;
}

export class PixelChangeDto extends PixelSettingsDto {
  @Field(rules.integer({ min: 1 }), { description: 'The version that you changed.' }) version: number;
}

export class PixelAddedDto {
  @ApiProperty({ format: 'uuid' }) id: string;
}

export class PixelSettingsShownDto {
  @ApiProperty({ type: String, nullable: true }) label: string | null;
  @ApiProperty() isActive: boolean;
  @ApiProperty() needsConsent: boolean;
  @ApiProperty() version: number;
}

export class PixelTestedDto {
  @ApiProperty({ description: 'The HTTP status that the network answered.' }) status: number;
}
