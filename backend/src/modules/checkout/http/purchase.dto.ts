import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Max,
  MaxLength,
  Min,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import {
  EMAIL_MAX_LENGTH,
  NAME_MAX_LENGTH,
  NAME_MIN_LENGTH,
  ORIGIN_MAX_LENGTHS,
  PAYMENT_METHODS,
} from '@guiche/checkout-rules';
import type { FingerPrintInput, PurchaseCardInput, PurchaseInput } from '../domain/purchase-input.js';
import { Referer, UtmQuery } from './origin-text.js';
import { OptionalText, PlainText } from './plain-text.js';

export const MOST_CENTS = 1_000_000_000_00;

export class FingerPrintDto implements FingerPrintInput {
  @ApiProperty({ example: 'clearsale' }) @PlainText(50) provider: string;
  @ApiProperty() @PlainText(500) value: string;
}

export class PurchaseCardDto implements PurchaseCardInput {
  @ApiPropertyOptional({
    description:
      'The compact JWE of the card, or the provider’s own token. Needed unless a stored card is named.',
  })
  @ValidateIf(({ token, creditCardId }: PurchaseCardDto) => token !== undefined || creditCardId === undefined)
  @IsString()
  @MaxLength(8_000)
  token?: string;

  @ApiPropertyOptional({ minimum: 1, maximum: 12 })
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(12)
  installments?: number;
  @ApiPropertyOptional({ description: 'Stored card, for subscriptions.' })
  @OptionalText(100)
  creditCardId?: string;
}

/** What a checkout page sends (specification checkout.md §7, checkout.purchase). Amounts are cents; nothing here sets a price. */
export class PurchaseDto implements PurchaseInput {
  @ApiProperty({ description: 'The checkout id.' }) @PlainText(100) offerId: string;
  @ApiProperty({ example: 'maria@example.com', maxLength: EMAIL_MAX_LENGTH }) @PlainText() email: string;
  @ApiProperty({ minLength: NAME_MIN_LENGTH, maxLength: NAME_MAX_LENGTH }) @OptionalText() name?: string;
  @ApiProperty({ enum: PAYMENT_METHODS })
  @IsIn(PAYMENT_METHODS)
  paymentMethod: (typeof PAYMENT_METHODS)[number];
  @ApiPropertyOptional({ description: 'Digits only.', example: '11987654321' })
  @OptionalText(20)
  phone?: string;
  @ApiPropertyOptional({ description: 'Digits only.', example: '52998224725' })
  @OptionalText(20)
  cpf?: string;

  @ApiPropertyOptional({ type: PurchaseCardDto })
  @IsOptional()
  @ValidateNested()
  @Type(() => PurchaseCardDto)
  creditCard?: PurchaseCardDto;

  @ApiPropertyOptional({ example: '01001-000' }) @OptionalText(9) cep?: string;
  @ApiPropertyOptional() @OptionalText(150) street?: string;
  @ApiPropertyOptional() @OptionalText(20) number?: string;
  @ApiPropertyOptional() @OptionalText(100) complement?: string;
  @ApiPropertyOptional() @OptionalText(100) district?: string;
  @ApiPropertyOptional() @OptionalText(100) city?: string;
  @ApiPropertyOptional({ example: 'SP' }) @OptionalText(2) state?: string;

  @ApiPropertyOptional({
    type: [String],
    description: 'The bumps the buyer ticked; each must belong to this offer.',
  })
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(50)
  @IsString({ each: true })
  @MaxLength(100, { each: true })
  orderBumpsIds?: string[];

  @ApiPropertyOptional({ description: 'The query string of the page; personal data in it are not kept.' })
  @UtmQuery()
  utmQuery?: string;
  @ApiPropertyOptional({ description: 'An http or https address; anything else is not kept.' })
  @Referer()
  referer?: string;
  @ApiPropertyOptional() @OptionalText(ORIGIN_MAX_LENGTHS.affiliateId) affiliateId?: string;

  @ApiPropertyOptional({
    description: 'Shipping as the page shows it, in cents; must be a fare of this offer.',
  })
  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(MOST_CENTS)
  deliveryFare?: number;

  @ApiPropertyOptional({ description: 'Decides between options of equal fare.' })
  @OptionalText(100)
  deliveryOptionId?: string;
  @ApiPropertyOptional() @OptionalText(100) abandonedCartId?: string;

  @ApiPropertyOptional({ type: [FingerPrintDto] })
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(10)
  @ValidateNested({ each: true })
  @Type(() => FingerPrintDto)
  fingerPrints?: FingerPrintDto[];

  @ApiPropertyOptional({
    description:
      'What the page says will be charged, in cents, with interest when there is any; another total answers 409 priceChanged.',
  })
  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(MOST_CENTS)
  expectedTotal?: number;
}
