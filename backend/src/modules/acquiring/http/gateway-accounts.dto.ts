import { ApiProperty } from '@nestjs/swagger';
import { rules } from '@guiche/field-rules';
import { Field, NestedListField } from '../../../runtime/http/index.js';

const name = rules.text({ min: 2, max: 100 });
const address = rules.opaqueText({ min: 1, max: 300 });
const METHODS = ['PIX', 'CREDIT_CARD', 'BILLET'];

export class CredentialValueDto {
  @Field(rules.text({ max: 100 }), { description: 'A field that the gateway names.' }) name: string;
  @Field(rules.optional(rules.opaqueText({ max: 20_000 })), {
    description: 'Left out: the value is taken away.',
  })
  value?: string;
}

class GatewayAccountSettingsDto {
  @Field(name) name: string;
  @Field(address, { description: 'Where the API of the provider is.' }) baseAddress: string;
  @Field(rules.optional(address), { description: 'Where receivers are created, when that is another host.' })
  accountsBaseAddress?: string;
  @Field(rules.optional(address), { description: 'Where tokens are issued, when that is another host.' })
  loginBaseAddress?: string;
  @NestedListField(() => CredentialValueDto, {
    maxItems: 50,
    description: 'Only these change. Secrets are write-only.',
  })
  credentials: CredentialValueDto[];
  @Field(rules.boolean(), { description: 'Confirms that the protocol of this provider was never verified.' })
  acceptsUnverified: boolean;
}

export class NewGatewayAccountDto extends GatewayAccountSettingsDto {
  @Field(rules.text({ max: 60 })) provider: string;
}

export class ChangedGatewayAccountDto extends GatewayAccountSettingsDto {
  @Field(rules.boolean(), { description: 'An inactive account makes no charges.' }) active: boolean;
  @Field(rules.boolean(), {
    description: 'A draining account takes no new sales; cards that are good at it only are still charged.',
  })
  draining: boolean;
  @Field(rules.integer({ min: 1 }), { description: 'The version that you changed.' }) version: number;
}

export class ClientCertificateDto {
  @Field(rules.opaqueText({ min: 1, max: 60_000 }), { description: 'A PKCS#12 file in base64.' }) pfx: string;
  @Field(rules.optional(rules.opaqueText({ max: 500 }))) passphrase?: string;
}

class GatewayFieldDto {
  @ApiProperty() name: string;
  @ApiProperty({ description: 'In the language of the request.' }) label: string;
  @ApiProperty() secret: boolean;
  @ApiProperty() required: boolean;
}

export class GatewayDto {
  @ApiProperty() provider: string;
  @ApiProperty() name: string;
  @ApiProperty({ enum: METHODS, isArray: true }) methods: string[];
  @ApiProperty({ description: 'What the implementation is based on.' }) evidence: string;
  @ApiProperty() exampleBaseAddress: string;
  @ApiProperty({ description: 'A call requires a client certificate.' }) wantsCertificate: boolean;
  @ApiProperty({ type: [GatewayFieldDto] }) fields: GatewayFieldDto[];
}

export class GatewaysDto {
  @ApiProperty({ type: [GatewayDto] }) items: GatewayDto[];
}

class AccountTariffDto {
  @ApiProperty() bps: number;
  @ApiProperty({ description: 'Cents.' }) fixed: number;
}

class AccountCostsDto {
  @ApiProperty() PIX: AccountTariffDto;
  @ApiProperty({ description: 'In one payment.' }) CREDIT_CARD: AccountTariffDto;
  @ApiProperty() BILLET: AccountTariffDto;
}

class AccountHealthDto {
  @ApiProperty() attempts: number;
  @ApiProperty() paid: number;
  @ApiProperty() declined: number;
  @ApiProperty() unknown: number;
  @ApiProperty({ type: Number, nullable: true, description: 'Milliseconds.' }) answerMs: number | null;
  @ApiProperty({ type: Date, nullable: true }) lastPaidAt: Date | null;
  @ApiProperty({ type: Date, nullable: true, description: 'Declined, refused or not answered.' })
  lastFailedAt: Date | null;
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'What the provider said when it last refused a charge.',
  })
  lastError: string | null;
}

class CertificatesSetDto {
  @ApiProperty() cashIn: boolean;
  @ApiProperty() cashOut: boolean;
}

class CertificatesExpireDto {
  @ApiProperty({ type: Date, nullable: true }) cashIn: Date | null;
  @ApiProperty({ type: Date, nullable: true }) cashOut: Date | null;
}

export class GatewayAccountDto {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty() provider: string;
  @ApiProperty({ type: String, nullable: true }) evidence: string | null;
  @ApiProperty() name: string;
  @ApiProperty() active: boolean;
  @ApiProperty({ description: 'It takes no new sales.' }) draining: boolean;
  @ApiProperty() version: number;
  @ApiProperty() baseAddress: string;
  @ApiProperty({ type: String, nullable: true }) accountsBaseAddress: string | null;
  @ApiProperty({ type: String, nullable: true }) loginBaseAddress: string | null;
  @ApiProperty({ description: 'Where the provider delivers its webhooks.' }) webhookAddress: string;
  @ApiProperty({ type: CertificatesSetDto }) certificatesSet: CertificatesSetDto;
  @ApiProperty({ type: CertificatesExpireDto }) certificatesExpire: CertificatesExpireDto;
  @ApiProperty({ type: 'object', additionalProperties: true, description: 'The public fields.' })
  credentials: Readonly<Record<string, unknown>>;
  @ApiProperty({ type: [String] }) secretsSet: readonly string[];
  @ApiProperty({ type: [String], description: 'What a call would be refused for.' })
  problems: readonly string[];
  @ApiProperty({ type: AccountCostsDto, description: 'Those that hold now.' }) costs: AccountCostsDto;
  @ApiProperty({
    description: 'False: nobody has entered costs. A position by cost tries the account last.',
  })
  costsEntered: boolean;
  @ApiProperty({ type: AccountHealthDto, nullable: true, description: 'The last 24 hours.' })
  health: AccountHealthDto | null;
}

export class GatewayAccountsDto {
  @ApiProperty({ type: [GatewayAccountDto] }) items: GatewayAccountDto[];
}

export class ConnectionTestDto {
  @ApiProperty({ enum: ['connected', 'notTestable', 'refused', 'unknown'] }) kind: string;
  @ApiProperty({ type: String, nullable: true }) detail: string | null;
}
