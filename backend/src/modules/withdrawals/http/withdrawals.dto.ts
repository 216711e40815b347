import { ApiProperty } from '@nestjs/swagger';
import { rules } from '@guiche/field-rules';
import { Field } from '../../../runtime/http/index.js';
import { BulkActionDto } from '../../../runtime/lists/index.js';
import { STAFF_ACTIONS, type StaffAction } from '../use-cases/decide-withdrawal.js';

const password = rules.opaqueText({ min: 1, max: 200 });
const code = rules.optional(rules.text({ max: 40 }));
const reason = rules.text({ min: 3, max: 500 });
const PASSWORD = { description: 'Your password, again.' };
const CODE = { description: 'The code of your second factor, where you have one.' };

export class NewWithdrawalDto {
  @Field(rules.cents({ min: 1 }), { description: 'Cents. The fee is taken out of it.' }) amount: number;
  @Field(rules.uuid(), { description: 'One of the destinations of the terms.' }) destination: string;
  @Field(rules.text({ min: 8, max: 64, pattern: /^[\w-]+$/ }), {
    description: 'Chosen by you. The same request with the same key is taken once.',
  })
  requestKey: string;
  @Field(password, PASSWORD) password: string;
  @Field(code, CODE) code?: string;
}

export class RequestedWithdrawalDto {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty({ description: '`READY` is paid next; `WAITING` and `IN_AUDIT` wait for staff.' })
  state: string;
}

class WithdrawalDestinationDto {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty({ description: 'Masked.' }) label: string;
  @ApiProperty() isReceiver: boolean;
  @ApiProperty({ type: Date, nullable: true, description: 'Null: now.' }) usableFrom: Date | null;
}

class OverdueChargeDto {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty() reference: string;
  @ApiProperty({ description: 'Cents that are left to pay.' }) left: number;
  @ApiProperty({ type: Date }) dueAt: Date;
}

export class WithdrawalTermsDto {
  @ApiProperty({ description: 'Cents.' }) available: number;
  @ApiProperty({ description: 'Cents of it that can be withdrawn; the rest guarantees recent sales.' })
  withdrawable: number;
  @ApiProperty({
    type: String,
    format: 'date',
    nullable: true,
    description: 'When more can be withdrawn if nothing more is sold.',
  })
  moreOn: string | null;
  @ApiProperty({ description: 'Cents.' }) debt: number;
  @ApiProperty({ description: 'Cents.' }) fee: number;
  @ApiProperty({ description: 'Cents.' }) minAmount: number;
  @ApiProperty({ description: 'Cents.' }) dailyLimit: number;
  @ApiProperty({ description: 'Cents.' }) leftToday: number;
  @ApiProperty() fromHour: number;
  @ApiProperty() toHour: number;
  @ApiProperty() isBlocked: boolean;
  @ApiProperty({
    type: OverdueChargeDto,
    nullable: true,
    description: 'A charge of the platform that must be paid before anything is withdrawn.',
  })
  overdueCharge: OverdueChargeDto | null;
  @ApiProperty({ type: [WithdrawalDestinationDto] }) destinations: readonly WithdrawalDestinationDto[];
}

export class WithdrawalDecisionDto {
  @Field(rules.oneOf(STAFF_ACTIONS)) action: StaffAction;
  @Field(reason, { description: 'Why. Its owner reads it where the money is given back.' }) reason: string;
  @Field(rules.optional(rules.text({ max: 64 })), {
    description: 'Of a payment by hand: the end-to-end id, or how the bank calls the transfer.',
  })
  endToEndId?: string;
  @Field(password, PASSWORD) password: string;
  @Field(code, CODE) code?: string;
}

export class SettledWithdrawalDto {
  @Field(rules.boolean(), { description: 'Whether the provider shows that it paid.' }) paid: boolean;
  @Field(reason, { description: 'What you saw.' }) reason: string;
  @Field(password, PASSWORD) password: string;
  @Field(code, CODE) code?: string;
}

export class ApprovedWithdrawalsDto extends BulkActionDto {
  @Field(password, PASSWORD) password: string;
  @Field(code, CODE) code?: string;
}
