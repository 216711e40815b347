import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsInt, IsOptional, Max, Min } from 'class-validator';
import { NAME_MAX_LENGTH } from '@guiche/checkout-rules';
import type { AbandonedCartInput } from '../domain/purchase-input.js';
import { UtmQuery } from './origin-text.js';
import { OptionalText, PlainText } from './plain-text.js';
import { MOST_CENTS } from './purchase.dto.js';

/** What a checkout page saves before the purchase (specification checkout.md §7, checkout.putAbandonedCart). */
export class AbandonedCartDto implements AbandonedCartInput {
  @ApiPropertyOptional({ description: 'As the first save answered; left out on the first.' })
  @OptionalText(100)
  cartId?: string;
  @ApiPropertyOptional() @OptionalText(NAME_MAX_LENGTH) name?: string;
  @ApiPropertyOptional({ description: 'CPF.' }) @OptionalText(20) document?: string;
  @ApiPropertyOptional() @OptionalText() email?: string;
  @ApiPropertyOptional() @OptionalText(20) phone?: string;

  @ApiPropertyOptional({ description: 'What the cart comes to, in cents.' })
  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(MOST_CENTS)
  cartAmt?: number;

  @ApiProperty({ description: 'The checkout id.' }) @PlainText(100) offerId: string;
  @ApiPropertyOptional({ description: 'The query string of the page; personal data in it are not kept.' })
  @UtmQuery()
  utmQuery?: string;
}

export class SavedCartDto {
  @ApiProperty({ format: 'uuid' }) cartId: string;
}

export class AbandonedCartEnabledDto {
  @ApiProperty() enabled: boolean;
}
