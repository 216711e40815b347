import { ApiProperty } from '@nestjs/swagger';
import { STATES } from '@guiche/brazil';
import { rules } from '@guiche/field-rules';
import { Field } from '../../../runtime/http/index.js';
import { REQUEST_STATES, type RequestState } from '../domain/receiver-states.js';
import type { ReceiverEventKind } from '../store/receiver-events.js';

const password = rules.opaqueText({ min: 1, max: 200 });
const code = rules.optional(rules.text({ max: 40 }));
const reason = rules.text({ min: 3, max: 500 });
const day = rules.optional(rules.text({ max: 10, pattern: /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/ }));
const text = (max: number) => rules.optional(rules.text({ max }));
const income = rules.optional(rules.cents({ min: 1 }));
const PASSWORD = { description: 'Your password, again.' };
const CODE = { description: 'The code of your second factor, where you have one.' };
const DAY = { description: 'YYYY-MM-DD.' };
const STATUSES = ['PENDING', 'ACTIVE', 'REJECTED'];

export class NewReceiverDto {
  @Field(rules.uuid(), { description: 'One of the providers of the list.' }) gatewayAccountId: string;
  @Field(rules.uuid(), { description: 'An own approved bank account.' }) bankAccountId: string;
  @Field(rules.text({ min: 3, max: 120 }), { description: 'What you sell.' }) description: string;
  @Field(rules.postcode()) zipcode: string;
  @Field(rules.text({ max: 120 })) street: string;
  @Field(rules.text({ max: 20 })) number: string;
  @Field(text(60)) complement?: string;
  @Field(rules.text({ max: 80 })) district: string;
  @Field(rules.text({ max: 80 })) city: string;
  @Field(rules.oneOf(STATES.map((state) => state.code))) state: string;
  @Field(rules.optional(rules.phone()), { description: 'Left out: that of the profile.' }) phone?: string;
  @Field(income, { description: 'Cents: the income of a person, the revenue of a company.' })
  monthlyRevenue?: number;
  @Field(day, DAY) birthDate?: string;
  @Field(text(80)) occupation?: string;
  @Field(text(120)) tradingName?: string;
  @Field(text(120), { description: 'Of the partner who manages a company.' }) partnerName?: string;
  @Field(rules.optional(rules.cpf())) partnerDocument?: string;
  @Field(rules.optional(rules.email())) partnerEmail?: string;
  @Field(rules.optional(rules.phone())) partnerPhone?: string;
  @Field(day, DAY) partnerBirthDate?: string;
  @Field(income, { description: 'Cents.' }) partnerIncome?: number;
  @Field(text(80)) partnerOccupation?: string;
  @Field(rules.optional(rules.boolean())) partnerIsRepresentative?: boolean;
  @Field(password, PASSWORD) password: string;
  @Field(code, CODE) code?: string;
}

export class OpenedReceiverDto {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty({ enum: STATUSES }) status: 'PENDING' | 'ACTIVE' | 'REJECTED';
}

class OwnReceiverDto {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty() provider: string;
  @ApiProperty({ enum: STATUSES }) status: 'PENDING' | 'ACTIVE' | 'REJECTED';
  @ApiProperty({ type: String, nullable: true, description: 'Why it was rejected.' }) reason: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'Masked.' }) bankAccount: string | null;
  @ApiProperty({ type: Number, nullable: true, description: 'Cents, as the provider reported it.' })
  balance: number | null;
  @ApiProperty({ type: Date, nullable: true }) balanceAt: Date | null;
  @ApiProperty({ type: Date, nullable: true }) requestedAt: Date | null;
  @ApiProperty({ description: 'Another request at this provider is possible.' }) canRetry: boolean;
}

class OpeningProviderDto {
  @ApiProperty({ format: 'uuid' }) gatewayAccountId: string;
  @ApiProperty() name: string;
}

class ReceiverBankAccountDto {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty({ description: 'Masked.' }) label: string;
  @ApiProperty({ description: 'It is approved, and its waiting time is over.' }) isUsable: boolean;
}

/** What was entered last; empty before the first request. */
class RegistrationDto {
  @ApiProperty({ type: String, required: false }) description?: string | undefined;
  @ApiProperty({ type: String, required: false }) zipcode?: string | undefined;
  @ApiProperty({ type: String, required: false }) street?: string | undefined;
  @ApiProperty({ type: String, required: false }) number?: string | undefined;
  @ApiProperty({ type: String, required: false }) complement?: string | undefined;
  @ApiProperty({ type: String, required: false }) district?: string | undefined;
  @ApiProperty({ type: String, required: false }) city?: string | undefined;
  @ApiProperty({ type: String, required: false }) state?: string | undefined;
  @ApiProperty({ type: String, required: false }) phone?: string | undefined;
  @ApiProperty({ type: Number, required: false }) monthlyRevenue?: number | undefined;
  @ApiProperty({ type: String, required: false }) birthDate?: string | undefined;
  @ApiProperty({ type: String, required: false }) occupation?: string | undefined;
  @ApiProperty({ type: String, required: false }) tradingName?: string | undefined;
  @ApiProperty({ type: String, required: false }) partnerName?: string | undefined;
  @ApiProperty({ type: String, required: false }) partnerDocument?: string | undefined;
  @ApiProperty({ type: String, required: false }) partnerEmail?: string | undefined;
  @ApiProperty({ type: String, required: false }) partnerPhone?: string | undefined;
  @ApiProperty({ type: String, required: false }) partnerBirthDate?: string | undefined;
  @ApiProperty({ type: Number, required: false }) partnerIncome?: number | undefined;
  @ApiProperty({ type: String, required: false }) partnerOccupation?: string | undefined;
  @ApiProperty({ type: Boolean, required: false }) partnerIsRepresentative?: boolean | undefined;
}

export class OwnReceiversDto {
  @ApiProperty({ type: [OwnReceiverDto] }) items: OwnReceiverDto[];
  @ApiProperty({ type: [OpeningProviderDto], description: 'Where a receiver can be opened.' })
  providers: OpeningProviderDto[];
  @ApiProperty({ type: [ReceiverBankAccountDto] }) bankAccounts: ReceiverBankAccountDto[];
  @ApiProperty({ enum: ['CPF', 'CNPJ'], nullable: true }) documentType: 'CPF' | 'CNPJ' | null;
  @ApiProperty({ type: RegistrationDto }) registration: RegistrationDto;
}

class ReceiverEventDto {
  @ApiProperty({ enum: [...REQUEST_STATES, 'EXPLAINED'] }) kind: ReceiverEventKind;
  @ApiProperty() at: Date;
  @ApiProperty({ type: String, nullable: true, description: 'Null: the program.' }) by: string | null;
  @ApiProperty({ type: String, nullable: true }) note: string | null;
}

class SentDocumentDto {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty() label: string;
}

export class ShownReceiverDto {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty({ format: 'uuid' }) sellerId: string;
  @ApiProperty() seller: string;
  @ApiProperty() sellerEmail: string;
  @ApiProperty({ description: 'As it was sent.' }) name: string;
  @ApiProperty({ description: 'Masked.' }) document: string;
  @ApiProperty({ enum: ['CPF', 'CNPJ'] }) documentType: 'CPF' | 'CNPJ';
  @ApiProperty() provider: string;
  @ApiProperty({ enum: REQUEST_STATES }) state: RequestState;
  @ApiProperty({ type: String, nullable: true, description: 'The id of the receiver at the provider.' })
  receiverId: string | null;
  @ApiProperty({ description: 'Masked.' }) bankAccount: string;
  @ApiProperty({ type: String, nullable: true, description: 'What staff told the seller.' })
  reason: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'What the provider said.' })
  detail: string | null;
  @ApiProperty({ type: Number, nullable: true, description: 'Cents.' }) balance: number | null;
  @ApiProperty({ type: Date, nullable: true }) balanceAt: Date | null;
  @ApiProperty() requestedAt: Date;
  @ApiProperty({ description: 'How often the provider was asked about it.' }) asks: number;
  @ApiProperty({ type: Date, nullable: true, description: 'When it is asked next.' }) dueAt: Date | null;
  @ApiProperty({ type: [SentDocumentDto] }) documents: SentDocumentDto[];
  @ApiProperty({ type: [ReceiverEventDto] }) events: ReceiverEventDto[];
}

export class ReceiverDecisionDto {
  @Field(reason, { description: 'Why. The seller reads it where the receiver is refused.' }) reason: string;
  @Field(password, PASSWORD) password: string;
  @Field(code, CODE) code?: string;
}

export class SettledReceiverDto {
  @Field(rules.boolean(), { description: 'Whether the provider has it.' }) exists: boolean;
  @Field(rules.optional(rules.text({ max: 100 })), {
    description: 'The id of the receiver there. Needed where it exists.',
  })
  receiverId?: string;
  @Field(reason, { description: 'What you saw.' }) reason: string;
  @Field(password, PASSWORD) password: string;
  @Field(code, CODE) code?: string;
}

export class ReceiverStateDto {
  @ApiProperty({ enum: REQUEST_STATES }) state: RequestState;
}

export class RetriedReceiverDto extends ReceiverStateDto {
  @ApiProperty({ format: 'uuid', description: 'Of the new request.' }) id: string;
}

export class ReceiverDocumentViewDto {
  @ApiProperty({ description: 'A path on the host of the platform, valid for 60 seconds.' }) url: string;
  @ApiProperty() contentType: string;
  @ApiProperty() expiresAt: Date;
}
