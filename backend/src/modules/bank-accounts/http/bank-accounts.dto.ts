import { ApiProperty } from '@nestjs/swagger';
import { rules } from '@guiche/field-rules';
import { Field } from '../../../runtime/http/index.js';

const text = (max: number) => rules.optional(rules.text({ max }));
const KINDS = ['BANK', 'PIX'];
const ACCOUNT_TYPES = ['CHECKING', 'SAVINGS'];
const STATUSES = ['PENDING', 'ACTIVE', 'REJECTED', 'BLOCKED'];
const PIX_TYPES = ['CPF', 'CNPJ', 'EMAIL', 'PHONE', 'RANDOM'];

export class NewBankAccountDto {
  @Field(rules.oneOf(KINDS)) kind: 'BANK' | 'PIX';
  @Field(text(3)) bankCode?: string;
  @Field(text(5)) branchNumber?: string;
  @Field(text(2)) branchDigit?: string;
  @Field(text(13)) accountNumber?: string;
  @Field(text(2)) accountDigit?: string;
  @Field(rules.optional(rules.oneOf(ACCOUNT_TYPES))) accountType?: 'CHECKING' | 'SAVINGS';
  @Field(text(254)) pixKey?: string;
  @Field(rules.optional(rules.oneOf(PIX_TYPES)), { description: 'Left out: by the form of the key.' })
  pixType?: 'CPF' | 'CNPJ' | 'EMAIL' | 'PHONE' | 'RANDOM';
  @Field(rules.opaqueText({ min: 1, max: 200 }), { description: 'Your password, again.' }) password: string;
  @Field(text(20), { description: 'The code of your second factor, where you have one.' }) code?: string;
}

class LastTestDto {
  @ApiProperty() at: Date;
  @ApiProperty({ enum: ['OPEN', 'PAID', 'NOT_PAID'], description: 'Whether the cent arrived.' })
  result: 'OPEN' | 'PAID' | 'NOT_PAID';
}

export class OwnBankAccountDto {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty({ enum: KINDS }) kind: string;
  @ApiProperty({ type: String, nullable: true }) bankCode: string | null;
  @ApiProperty({ type: String, nullable: true }) branchNumber: string | null;
  @ApiProperty({ type: String, nullable: true }) branchDigit: string | null;
  @ApiProperty({ type: String, nullable: true }) accountNumber: string | null;
  @ApiProperty({ type: String, nullable: true }) accountDigit: string | null;
  @ApiProperty({ enum: ACCOUNT_TYPES, nullable: true }) accountType: string | null;
  @ApiProperty({ type: String, nullable: true }) pixKey: string | null;
  @ApiProperty({ enum: PIX_TYPES, nullable: true }) pixType: string | null;
  @ApiProperty({ enum: STATUSES }) status: string;
  @ApiProperty({ type: String, nullable: true }) reason: string | null;
  @ApiProperty({ type: Date, nullable: true }) usableFrom: Date | null;
  @ApiProperty() createdAt: Date;
  @ApiProperty({ type: LastTestDto, nullable: true, description: 'The last cent that staff sent to it.' })
  lastTest: LastTestDto | null;
}

export class OwnBankAccountsDto {
  @ApiProperty({ type: [OwnBankAccountDto] }) items: OwnBankAccountDto[];
}

export class BankAccountDecisionDto {
  @Field(rules.oneOf(['ACTIVE', 'REJECTED', 'BLOCKED'])) status: 'ACTIVE' | 'REJECTED' | 'BLOCKED';
  @Field(rules.text({ min: 3, max: 500 }), { description: 'Why. The seller sees it.' }) reason: string;
  @Field(rules.oneOf(STATUSES), { description: 'The state that you saw. Another one is answered 409.' })
  seen: 'PENDING' | 'ACTIVE' | 'REJECTED' | 'BLOCKED';
}
