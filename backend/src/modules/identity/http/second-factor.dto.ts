import { ApiProperty } from '@nestjs/swagger';
import { rules } from '@guiche/field-rules';
import { Field } from '../../../runtime/http/index.js';
import { RenewedSessionDto } from './sessions.dto.js';

const password = rules.opaqueText({ min: 1, max: 1_000 });
const code = rules.text({ min: 6, max: 40 });

export class PrepareSecondFactorDto {
  @Field(password, { description: 'The password, again.' }) password: string;
}

export class ConfirmSecondFactorDto {
  @Field(code, { description: 'Six digits of the authenticator.' }) code: string;
}

export class RemoveSecondFactorDto {
  @Field(password, { description: 'The password, again.' }) password: string;
  @Field(code, { description: 'Six digits of the authenticator, or a recovery code.' }) code: string;
}

export class SecondFactorDto {
  @ApiProperty({ description: 'Whether sign-in needs a code.' }) isActive: boolean;
  @ApiProperty() recoveryCodesLeft: number;
}

export class PreparedSecondFactorDto {
  @ApiProperty({ description: 'Base32, for an app that reads no QR code. Shown once.' }) secret: string;
  @ApiProperty({ description: 'The otpauth address.' }) address: string;
  @ApiProperty({ description: 'The address as a QR code: a picture in a data URI.' }) qrCode: string;
}

export class RecoveryCodesDto extends RenewedSessionDto {
  @ApiProperty({ isArray: true, type: String, description: 'Each works once instead of a code. Shown once.' })
  recoveryCodes: string[];
}
