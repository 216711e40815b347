import { ApiProperty } from '@nestjs/swagger';
import { rules } from '@guiche/field-rules';
import { Field } from '../../../runtime/http/index.js';
import { DIFFERENCE_ACTIONS, type DifferenceAction } from '../use-cases/decide-difference.js';

const cents = { type: 'integer', description: 'Cents.' } as const;
const nullableText = { type: String, nullable: true } as const;

class DifferenceLineDto {
  @ApiProperty() account: string;
  @ApiProperty() fileName: string;
  @ApiProperty({ format: 'uuid' }) fileId: string;
  @ApiProperty({ type: 'integer', description: 'The line of the file.' }) place: number;
  @ApiProperty({ description: 'YYYY-MM-DD' }) day: string;
  @ApiProperty() currency: string;
  @ApiProperty(cents) amount: number;
  @ApiProperty({ ...cents, nullable: true }) gross: number | null;
  @ApiProperty({ ...cents, nullable: true }) fee: number | null;
  @ApiProperty(nullableText) reference: string | null;
  @ApiProperty(nullableText) memo: string | null;
}

class DifferenceSaleDto {
  @ApiProperty({ format: 'uuid' }) orderId: string;
  @ApiProperty(nullableText) code: string | null;
  @ApiProperty() method: string;
  @ApiProperty() status: string;
  @ApiProperty({ type: Date, nullable: true }) approvedAt: Date | null;
  @ApiProperty({ ...cents, description: 'What the buyer paid.' }) captured: number;
  @ApiProperty({ ...cents, description: 'What went back.' }) returned: number;
  @ApiProperty({ ...cents, description: 'What was settled of it, before cost.' }) settled: number;
  @ApiProperty({ ...cents, description: 'The cost that the sale was divided with.' }) cost: number;
  @ApiProperty({ ...cents, description: 'What was settled of it.' }) costSettled: number;
}

class DifferenceChargeDto {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty() reference: string;
  @ApiProperty(nullableText) seller: string | null;
  @ApiProperty({ ...cents, description: 'What is booked as received.' }) received: number;
  @ApiProperty({ ...cents, description: 'What went back.' }) returned: number;
  @ApiProperty({ ...cents, description: 'The cost that was booked.' }) cost: number;
}

class ProposedFeeDto {
  @ApiProperty() by: string;
  @ApiProperty() at: Date;
}

class DifferenceOwnerDto {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty() name: string;
}

export class DifferenceSidesDto {
  @ApiProperty({ type: DifferenceLineDto }) line: DifferenceLineDto;
  @ApiProperty({ type: DifferenceSaleDto, nullable: true, description: 'Null: the line names no sale.' })
  sale: DifferenceSaleDto | null;
  @ApiProperty({ type: DifferenceChargeDto, nullable: true, description: 'Null: the line names no charge.' })
  charge: DifferenceChargeDto | null;
  @ApiProperty({
    type: ProposedFeeDto,
    nullable: true,
    description: 'Who said that the debit is a fee of the bank.',
  })
  proposedFee: ProposedFeeDto | null;
  @ApiProperty({ type: [DifferenceOwnerDto], description: 'Who may own it.' }) staff: DifferenceOwnerDto[];
}

export class DifferenceDecisionDto {
  @Field(rules.oneOf(DIFFERENCE_ACTIONS), {
    description:
      '`COMPARE` and `ACCEPT_COST` post the settlement where it agrees, or where only its cost differs. `BOOK_FEE` says that a debit is a fee ' +
      'of the bank; of another person it confirms that, and posts it.',
  })
  action: DifferenceAction;
  @Field(rules.text({ min: 3, max: 500 }), { description: 'Why; kept with the difference.' }) reason: string;
  @Field(rules.optional(rules.uuid()), { description: 'Of `ASSIGN`: a person of the staff.' })
  ownerId?: string;
  @Field(rules.opaqueText({ min: 1, max: 200 }), { description: 'Your password, again.' }) password: string;
  @Field(rules.optional(rules.text({ max: 40 })), {
    description: 'The code of your second factor, where you have one.',
  })
  code?: string;
}
