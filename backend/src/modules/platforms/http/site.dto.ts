import { LOCALES, type Locale } from '@guiche/checkout-rules';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';

/** A text in the languages that have one. */
export class GreetingsDto {
  @ApiPropertyOptional() 'pt-BR'?: string;
  @ApiPropertyOptional() 'en-US'?: string;
  @ApiPropertyOptional() 'es-ES'?: string;
}

export class BrandDto {
  @ApiProperty() name: string;
  @ApiProperty({ type: String, nullable: true }) logoUrl: string | null;
  @ApiProperty({ type: String, nullable: true }) supportEmail: string | null;
  @ApiProperty({ type: String, nullable: true }) termsUrl: string | null;
  @ApiProperty({ type: String, nullable: true }) privacyUrl: string | null;
  @ApiProperty({ type: String, nullable: true }) logoDarkUrl: string | null;
  @ApiProperty({ type: String, nullable: true }) faviconUrl: string | null;
  @ApiProperty({ type: String, nullable: true }) signInImageUrl: string | null;
  @ApiProperty({ type: String, nullable: true, description: '#rrggbb' }) accentColor: string | null;
  @ApiProperty({ type: String, nullable: true }) supportPhone: string | null;
  @ApiProperty({ type: String, nullable: true }) supportUrl: string | null;
  @ApiProperty({ type: String, nullable: true }) termsVersion: string | null;
  @ApiProperty({ type: GreetingsDto }) signInGreetings: GreetingsDto;
  @ApiProperty({ type: [String], description: 'Pages of sellers that the navigation leaves out.' })
  hiddenPages: readonly string[];
  @ApiProperty() poweredByShown: boolean;
}

export class SiteLanguagesDto {
  @ApiProperty({ enum: LOCALES, isArray: true }) offered: readonly Locale[];
  @ApiProperty({ enum: LOCALES, description: 'For readers who ask for none of them.' }) usual: Locale;
}

export class SiteDto {
  @ApiProperty({ type: BrandDto, nullable: true, description: 'Null: the host belongs to no platform.' })
  brand: BrandDto | null;
  @ApiProperty({
    type: SiteLanguagesDto,
    nullable: true,
    description: 'Null: the host belongs to no platform.',
  })
  languages: SiteLanguagesDto | null;
  @ApiProperty({ description: 'Whether masters sign in at this host.' }) isMasterHost: boolean;
  @ApiProperty({ description: 'Whether the host belongs to a platform or to the masters.' }) isUsed: boolean;
}
