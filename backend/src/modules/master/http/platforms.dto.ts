import { ApiProperty } from '@nestjs/swagger';
import { rules } from '@guiche/field-rules';
import { Field, NestedListField } from '../../../runtime/http/index.js';
import { PLATFORM_SECRETS, PLATFORM_STATUSES, type PlatformStatus } from '../../platforms/index.js';
import { SECRET_STEPS } from '../use-cases/manage-platform.js';

const page = rules.optional(rules.text({ max: 500, pattern: /^(https:\/\/[^\s]+|\/(?!\/)[^\s\\]*)$/ }));

class PlatformChangeDto {
  @Field(rules.text({ min: 3, max: 500 }), { description: 'Why; kept in the history and in the audit log.' })
  reason: string;
  @Field(rules.integer({ min: 1 }), { description: 'The version that you changed.' }) version: number;
}

class ProvenPlatformChangeDto extends PlatformChangeDto {
  @Field(rules.opaqueText({ min: 1, max: 200 }), { description: 'Your password, again.' }) password: string;
  @Field(rules.optional(rules.text({ max: 40 })), {
    description: 'The code of your second factor, where you have one.',
  })
  code?: string;
}

export class PlatformDataDto extends PlatformChangeDto {
  @Field(rules.text({ min: 2, max: 120 })) name: string;
  @Field(rules.optional(rules.text({ min: 2, max: 200 }))) legalName?: string;
  @Field(rules.optional(rules.document())) document?: string;
  @Field(rules.optional(rules.text({ max: 500 }))) legalAddress?: string;
  @Field(rules.optional(rules.email())) supportEmail?: string;
  @Field(rules.optional(rules.phone())) supportPhone?: string;
  @Field(page) termsUrl?: string;
  @Field(page) privacyUrl?: string;
}

export class PlatformPermissionsDto extends PlatformChangeDto {
  @Field(rules.boolean()) pixEnabled: boolean;
  @Field(rules.boolean()) creditCardEnabled: boolean;
  @Field(rules.boolean()) billetEnabled: boolean;
  @Field(rules.boolean(), { description: 'No seller can withdraw.' }) blockedCashout: boolean;
  @Field(rules.optional(rules.text({ max: 120 })), {
    description:
      "The platform's own receiver at the provider: it gets the rest of a sale that is divided there.",
  })
  defaultReceiverId?: string;
}

export class PlatformGatewaysDto extends PlatformChangeDto {
  @Field(rules.boolean(), { description: 'Every gateway, also those that are added later.' }) all: boolean;
  @Field(rules.list(rules.text({ max: 60 }), { max: 200 }), {
    description: 'Ids of gateways; used unless `all`.',
  })
  gateways: string[];
}

class ChangedLimitDto {
  @Field(rules.text({ max: 60 })) name: string;
  @Field(rules.integer({ min: 1, max: 1_000_000 })) value: number;
}

export class PlatformLimitsDto extends PlatformChangeDto {
  @NestedListField(() => ChangedLimitDto, { maxItems: 50, description: 'Those that differ from the usual.' })
  limits: ChangedLimitDto[];
}

export class ClearStaffAddressesDto extends PlatformChangeDto {}

export class PlatformSecretDto extends ProvenPlatformChangeDto {
  @Field(rules.oneOf(PLATFORM_SECRETS)) name: string;
  @Field(rules.oneOf(SECRET_STEPS), {
    description:
      '`add`: the first is used at once, the second lies beside it. `use`, `remove`: the one that lies beside. `removeOnly`: the only one; calls that need it are refused then.',
  })
  step: string;
  @Field(rules.optional(rules.opaqueText({ max: 20_000 })), { description: 'Of `add`.' })
  value?: string;
}

export class PlatformStatusDto extends ProvenPlatformChangeDto {
  @Field(rules.oneOf(PLATFORM_STATUSES)) status: string;
  @Field(rules.optional(rules.text({ max: 10, pattern: /^\d{4}-\d{2}-\d{2}$/ })), {
    description: 'Of TRIAL: its last day, YYYY-MM-DD in America/Sao_Paulo.',
  })
  trialEndsOn?: string;
}

class HeldSecretDto {
  @ApiProperty({ description: 'It signs, or is presented. The other one lies beside it.' })
  isCurrent: boolean;
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'SHA-256 of the public half of a key, or of the certificate that the address gave.',
  })
  fingerprint: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'When it was added, as far as it is known.' })
  at: string | null;
  @ApiProperty({ type: String, nullable: true }) by: string | null;
  @ApiProperty({
    type: String,
    nullable: true,
    description:
      'Until when the certificate is valid that the address gave when it was added, if it gave one.',
  })
  expiresAt: string | null;
  @ApiProperty({ type: Date, nullable: true, description: 'To the hour.' }) lastUsedAt: Date | null;
}

export class PlatformSecretShownDto {
  @ApiProperty({ enum: PLATFORM_SECRETS }) name: string;
  @ApiProperty({ type: [HeldSecretDto], description: 'At most two, the one in use first.' })
  held: readonly HeldSecretDto[];
}

class LimitNumberDto {
  @ApiProperty({ example: 'card_address_attempts' }) name: string;
  @ApiProperty() usual: number;
  @ApiProperty({ type: Number, nullable: true, description: 'Null: the usual number.' }) changed:
    | number
    | null;
}

class PlatformDomainDto {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty() host: string;
  @ApiProperty() use: string;
  @ApiProperty({ description: 'Links of the use have this host.' }) isDefault: boolean;
  @ApiProperty() dnsState: string;
  @ApiProperty() certificateState: string;
  @ApiProperty({ type: Date, nullable: true }) certificateExpiresAt: Date | null;
}

export class PlatformOverviewDto {
  @ApiProperty() sellers: number;
  @ApiProperty() administrators: number;
  @ApiProperty({ type: [PlatformDomainDto] }) domains: readonly PlatformDomainDto[];
}

class GatewayNameDto {
  @ApiProperty() id: string;
  @ApiProperty() name: string;
}

export class ManagedPlatformDto {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty() name: string;
  @ApiProperty() slug: string;
  @ApiProperty({ type: String, nullable: true }) host: string | null;
  @ApiProperty() locale: string;
  @ApiProperty() version: number;
  @ApiProperty() createdAt: Date;
  @ApiProperty({ enum: PLATFORM_STATUSES }) status: PlatformStatus;
  @ApiProperty({ type: Date, nullable: true }) statusChangedAt: Date | null;
  @ApiProperty({ type: Date, nullable: true, description: 'When the last trial ends, or ended.' })
  trialEndsAt: Date | null;
  @ApiProperty({ enum: PLATFORM_STATUSES, isArray: true }) nextStatuses: readonly PlatformStatus[];
  @ApiProperty() pixEnabled: boolean;
  @ApiProperty() creditCardEnabled: boolean;
  @ApiProperty() billetEnabled: boolean;
  @ApiProperty() blockedCashout: boolean;
  @ApiProperty({ type: String, nullable: true }) defaultReceiverId: string | null;
  @ApiProperty({ type: String, nullable: true }) legalName: string | null;
  @ApiProperty({ type: String, nullable: true }) document: string | null;
  @ApiProperty({ type: String, nullable: true }) legalAddress: string | null;
  @ApiProperty({ type: String, nullable: true }) supportEmail: string | null;
  @ApiProperty({ type: String, nullable: true }) supportPhone: string | null;
  @ApiProperty({ type: String, nullable: true }) termsUrl: string | null;
  @ApiProperty({ type: String, nullable: true }) privacyUrl: string | null;
  @ApiProperty({ type: [String], nullable: true, description: 'Null: all.' })
  gatewaysAllowed: readonly string[] | null;
  @ApiProperty({ type: [GatewayNameDto] }) gateways: readonly GatewayNameDto[];
  @ApiProperty({
    type: [String],
    description: 'Networks from which its staff sign in. Empty: from everywhere.',
  })
  staffAddresses: readonly string[];
  @ApiProperty({ type: [LimitNumberDto], description: 'The velocity limits.' })
  limits: readonly LimitNumberDto[];
}
