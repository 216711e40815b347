import { ApiProperty } from '@nestjs/swagger';
import { rules } from '@guiche/field-rules';
import { Field } from '../../../runtime/http/index.js';
import { PIXEL_TYPES, type PixelType } from '../../platforms/index.js';
import {
  PIXEL_EVENTS,
  PIXEL_VALUES,
  PURCHASE_MOMENTS,
  type PixelEvent,
  type PixelValue,
  type PurchaseMoment,
} from '../domain/pixels.js';

class ProductPixelSettingsDto {
  @Field(rules.optional(rules.text({ max: 80 })), { description: 'For the seller.' }) label?: string;
  @Field(rules.optional(rules.opaqueText({ min: 1, max: 1_000 })), {
    description: 'For events of the server. Write-only; left out: the present one stays.',
  })
  token?: string;
  @Field(rules.boolean(), { description: 'Loaded at the checkouts of the product.' }) isActive: boolean;
  @Field(rules.boolean(), { description: 'Buyers are asked first.' }) needsConsent: boolean;
  @Field(rules.list(rules.oneOf(PIXEL_EVENTS), { max: PIXEL_EVENTS.length }), {
    description: 'What the network is told.',
  })
  events: PixelEvent[];
  @Field(rules.oneOf(PURCHASE_MOMENTS), {
    description: 'When a purchase is told: once it is paid, or once its code was made.',
  })
  purchaseOn: PurchaseMoment;
  @Field(rules.oneOf(PIXEL_VALUES), { description: 'The price of the offer, or all that the buyer pays.' })
  valueSent: PixelValue;
}

export class NewProductPixelDto extends ProductPixelSettingsDto {
  @Field(rules.oneOf(PIXEL_TYPES)) type: PixelType;
  @Field(rules.text({ min: 3, max: 40, pattern: /^[A-Za-z0-9_-]+$/ })) pixelId: string;
}

export class ProductPixelChangeDto extends ProductPixelSettingsDto {
  @Field(rules.integer({ min: 1 }), { description: 'The version that you changed.' }) version: number;
}

export class ProductPixelDto {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty({ enum: PIXEL_TYPES }) type: PixelType;
  @ApiProperty() pixelId: string;
  @ApiProperty({ type: String, nullable: true }) label: string | null;
  @ApiProperty({ description: 'Whether a token is stored; it is never shown.' }) hasToken: boolean;
  @ApiProperty() isActive: boolean;
  @ApiProperty() needsConsent: boolean;
  @ApiProperty({ enum: PIXEL_EVENTS, isArray: true }) events: PixelEvent[];
  @ApiProperty({ enum: PURCHASE_MOMENTS }) purchaseOn: PurchaseMoment;
  @ApiProperty({ enum: PIXEL_VALUES }) valueSent: PixelValue;
  @ApiProperty() version: number;
}

export class ProductPixelsDto {
  @ApiProperty({ type: [ProductPixelDto] }) items: ProductPixelDto[];
}

export class ProductPixelTestedDto {
  @ApiProperty({ description: 'The HTTP status that the network answered.' }) status: number;
}
