import { ApiProperty } from '@nestjs/swagger';
import { rules } from '@guiche/field-rules';
import { Field } from '../../../runtime/http/index.js';
import type { NotificationMode } from '../domain/seller-events.js';

const MODES = ['NONE', 'EMAIL'];
const mode = rules.oneOf(MODES);
const version = rules.integer({ min: 0 });

export class CompanyChangeDto {
  @Field(rules.optional(rules.text({ min: 2, max: 120 }))) tradeName?: string;
  @Field(rules.optional(rules.text({ max: 300 }))) address?: string;
  @Field(rules.optional(rules.email())) supportEmail?: string;
  @Field(rules.optional(rules.phone())) supportPhone?: string;
  @Field(version, { description: 'The version that you changed; 0 if there was none.' }) version: number;
}

export class NotificationsChangeDto {
  @Field(mode) onBuyApproved: NotificationMode;
  @Field(mode) onPixCreated: NotificationMode;
  @Field(mode) onAbandonedCart: NotificationMode;
  @Field(mode) onRefound: NotificationMode;
  @Field(mode) onChargeback: NotificationMode;
  @Field(mode) onProductShipping: NotificationMode;
  @Field(mode) onProductDigital: NotificationMode;
  @Field(version, { description: 'The version that you changed; 0 if there was none.' }) version: number;
}

class NotificationModesDto {
  @ApiProperty({ enum: MODES }) onBuyApproved: NotificationMode;
  @ApiProperty({ enum: MODES }) onPixCreated: NotificationMode;
  @ApiProperty({ enum: MODES }) onAbandonedCart: NotificationMode;
  @ApiProperty({ enum: MODES }) onRefound: NotificationMode;
  @ApiProperty({ enum: MODES }) onChargeback: NotificationMode;
  @ApiProperty({ enum: MODES }) onProductShipping: NotificationMode;
  @ApiProperty({ enum: MODES }) onProductDigital: NotificationMode;
}

export class CompanyDto {
  @ApiProperty({ type: String, nullable: true }) tradeName: string | null;
  @ApiProperty({ type: String, nullable: true }) address: string | null;
  @ApiProperty({ type: String, nullable: true }) supportEmail: string | null;
  @ApiProperty({ type: String, nullable: true }) supportPhone: string | null;
  @ApiProperty() notifications: NotificationModesDto;
  @ApiProperty() version: number;
}

class OwnSignInDto {
  @ApiProperty() at: Date;
  @ApiProperty({ enum: ['OK', 'WRONG', 'SECOND_FACTOR', 'REFUSED', 'LOGIN_AS'] }) result: string;
  @ApiProperty({ type: String, nullable: true }) ip: string | null;
  @ApiProperty({ type: String, nullable: true }) userAgent: string | null;
}

export class OwnSignInsDto {
  @ApiProperty({ type: [OwnSignInDto], description: 'The latest 50.' }) items: OwnSignInDto[];
}
