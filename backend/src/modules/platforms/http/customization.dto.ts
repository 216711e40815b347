import { ApiProperty } from '@nestjs/swagger';
import { rules } from '@guiche/field-rules';
import { Field } from '../../../runtime/http/index.js';
import { BrandDto } from './site.dto.js';

const text = (max: number) => rules.optional(rules.text({ max }));
/** An https address, or a path of our own site, as the logo of the demonstration is. */
const image = rules.optional(rules.text({ max: 500, pattern: /(https:\/\/|\/(?!\/))[^\s"'<>\\]+/ }));
const page = rules.optional(rules.text({ max: 500, pattern: /^(https:\/\/[^\s]+|\/(?!\/)[^\s\\]*)$/ }));

export class CustomizationChangeDto {
  @Field(rules.text({ min: 1, max: 120 }), { description: 'The name of the platform.' }) name: string;
  @Field(image) logoUrl?: string;
  @Field(image, { description: 'On dark backgrounds; left out: the other logo.' }) logoDarkUrl?: string;
  @Field(image) faviconUrl?: string;
  @Field(image, { description: 'Beside the form of the sign-in pages.' }) signInImageUrl?: string;
  @Field(rules.optional(rules.text({ max: 7, pattern: /^#[\dA-Fa-f]{6}$/ })), {
    description: '#rrggbb. White text must be readable on it: 4.5 to 1.',
  })
  accentColor?: string;
  @Field(text(80), { description: 'Left out: the name of the platform.' }) mailSenderName?: string;
  @Field(text(300)) mailFooter?: string;
  @Field(rules.optional(rules.email())) supportEmail?: string;
  @Field(rules.optional(rules.phone())) supportPhone?: string;
  @Field(rules.optional(rules.httpsUrl({ max: 500 }))) supportUrl?: string;
  @Field(page) termsUrl?: string;
  @Field(text(40), { description: 'Stored with each seller who accepts the terms.' }) termsVersion?: string;
  @Field(page) privacyUrl?: string;
  @Field(text(200), { description: 'What the sign-in pages say in Portuguese.' }) greetingPt?: string;
  @Field(text(200)) greetingEn?: string;
  @Field(text(200)) greetingEs?: string;
  @Field(rules.list(rules.text({ max: 80, pattern: /^[a-z\d/-]+$/ }), { max: 50 }), {
    description: 'Pages of sellers that the navigation leaves out. They still open by their address.',
  })
  hiddenPages: string[];
  @Field(rules.boolean(), { description: 'The sign-in pages name the installation.' })
  poweredByShown: boolean;
  @Field(rules.text({ min: 3, max: 500 }), { description: 'Why; kept in the history.' }) reason: string;
  @Field(rules.integer({ min: 1 }), { description: 'The version that you changed.' }) version: number;
}

export class CustomizationDto extends BrandDto {
  @ApiProperty() version: number;
  @ApiProperty({ type: String, nullable: true }) mailSenderName: string | null;
  @ApiProperty({ type: String, nullable: true }) mailFooter: string | null;
}
