import { ApiProperty } from '@nestjs/swagger';
import { FLAGS } from '@guiche/access';
import { rules } from '@guiche/field-rules';
import { Field } from '../../../runtime/http/index.js';
import { ACCOUNT_NAME_MAX_LENGTH, ACCOUNT_NAME_MIN_LENGTH } from '../use-cases/new-account.js';

const name = rules.text({ min: ACCOUNT_NAME_MIN_LENGTH, max: ACCOUNT_NAME_MAX_LENGTH });
const flags = rules.list(rules.oneOf(FLAGS));

export class NewFunctionaryDto {
  @Field(name) name: string;
  @Field(rules.email()) email: string;
  @Field(flags, { description: 'Permissions that you hold yourself.' }) flags: string[];
}

export class ChangedFunctionaryDto {
  @Field(name) name: string;
  @Field(flags, { description: 'A permission that you do not hold yourself must stay as it is.' })
  flags: string[];
  @Field(rules.boolean(), { description: 'A blocked person cannot sign in, and has no session.' })
  blocked: boolean;
  @Field(rules.integer({ min: 1 }), { description: 'The version that you changed.' }) version: number;
}

export class FunctionaryDto {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty() name: string;
  @ApiProperty() email: string;
  @ApiProperty({ enum: FLAGS, isArray: true }) flags: string[];
  @ApiProperty({ enum: ['CREATED', 'ACTIVE', 'BLOCKED', 'REMOVED'] }) status: string;
  @ApiProperty() version: number;
  @ApiProperty({ type: String, nullable: true }) updatedBy: string | null;
  @ApiProperty({ type: Date, nullable: true }) updatedAt: Date | null;
}

export class ShownFunctionaryDto extends FunctionaryDto {
  @ApiProperty({ description: 'An authenticator or a passkey.' }) hasSecondFactor: boolean;
}

/** Why something is done, and the proof of who does it. */
export class ReasonedDto {
  @Field(rules.text({ min: 3, max: 500 }), { description: 'Why; recorded in the audit log.' }) reason: string;
  @Field(rules.opaqueText({ min: 1, max: 200 }), { description: 'Your password, again.' }) password: string;
  @Field(rules.optional(rules.text({ max: 40 })), {
    description: 'The code of your second factor, where you have one.',
  })
  code?: string;
}

export class HeldSecondFactorDto {
  @ApiProperty({ description: 'An authenticator or a passkey.' }) hasSecondFactor: boolean;
}

export class MasterDto extends HeldSecondFactorDto {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty() name: string;
  @ApiProperty() email: string;
  @ApiProperty() createdAt: Date;
}

export class MasterListDto {
  @ApiProperty({ type: [MasterDto] }) items: MasterDto[];
}

export class ImpersonationDto extends ReasonedDto {}

export class ImpersonatedDto {
  @ApiProperty({ description: 'Of a session in the area of sellers that can only read. Shown once.' })
  token: string;
  @ApiProperty() expiresAt: Date;
}

export class BlockSellerDto {
  @Field(rules.boolean()) blocked: boolean;
  @Field(rules.text({ min: 3, max: 500 }), { description: 'Why; recorded in the audit log.' }) reason: string;
}
