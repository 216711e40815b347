import { ApiProperty } from '@nestjs/swagger';
import { rules } from '@guiche/field-rules';
import { CURRENCIES } from '@guiche/money';
import { Field } from '../../../runtime/http/index.js';

const currency = rules.optional(rules.oneOf(CURRENCIES));

export class OwnFundsQueryDto {
  @Field(rules.optional(rules.text({ max: 7, pattern: /^\d{4}-(0[1-9]|1[0-2])$/ })), {
    description: 'The month of the calendar, YYYY-MM; the present one where it is left out.',
  })
  month?: string;
  @Field(currency) currency?: string;
}

export class ReleasesOfDayQueryDto {
  @Field(rules.text({ max: 10, pattern: /^\d{4}-\d{2}-\d{2}$/ }), {
    description: 'A day in America/Sao_Paulo, YYYY-MM-DD.',
  })
  day: string;
  @Field(currency) currency?: string;
}

const BUCKETS = ['pending', 'reserve'] as const;

class FundsBalancesDto {
  @ApiProperty({ description: 'Cents.' }) available: number;
  @ApiProperty() pending: number;
  @ApiProperty() reserve: number;
  @ApiProperty() blocked: number;
  @ApiProperty({ description: 'What the seller owes.' }) debt: number;
}

class NextReleasesDto {
  @ApiProperty({ type: String, nullable: true }) pending: string | null;
  @ApiProperty({ type: String, nullable: true }) reserve: string | null;
}

class ReleaseDayDto {
  @ApiProperty({ format: 'date' }) day: string;
  @ApiProperty({ enum: BUCKETS }) bucket: 'pending' | 'reserve';
  @ApiProperty({ description: 'Cents.' }) amount: number;
  @ApiProperty() sales: number;
}

class HeldAmountDto {
  @ApiProperty({ enum: BUCKETS }) bucket: 'pending' | 'reserve';
  @ApiProperty({ enum: ['TRACKING', 'REFUND_REQUEST', 'STAFF'] })
  why: 'TRACKING' | 'REFUND_REQUEST' | 'STAFF';
  @ApiProperty({ description: 'Cents.' }) amount: number;
  @ApiProperty() sales: number;
  @ApiProperty({ type: String, nullable: true }) until: string | null;
}

class KeptFundsDto {
  @ApiProperty({ description: 'Cents of the available balance that cannot be withdrawn yet.' })
  amount: number;
  @ApiProperty({ description: 'Basis points of what the sales of `days` brought.' }) bps: number;
  @ApiProperty() days: number;
  @ApiProperty({ description: 'At least the largest sale of so many days.' }) saleDays: number;
  @ApiProperty({ type: String, nullable: true, description: 'When it becomes less if nothing more is sold.' })
  lessOn: string | null;
  @ApiProperty({ type: String, nullable: true }) nothingOn: string | null;
}

export class OwnFundsDto {
  @ApiProperty() balances: FundsBalancesDto;
  @ApiProperty({ description: 'The first day on which something is released.' }) next: NextReleasesDto;
  @ApiProperty({ type: [HeldAmountDto], description: 'What is held beyond its rule.' }) held: HeldAmountDto[];
  @ApiProperty({ type: KeptFundsDto, nullable: true, description: 'What guarantees recent sales.' })
  kept: KeptFundsDto | null;
  @ApiProperty({ description: 'YYYY-MM.' }) month: string;
  @ApiProperty({ format: 'date' }) today: string;
  @ApiProperty({ type: [ReleaseDayDto], description: 'What is released in the month.' })
  days: ReleaseDayDto[];
}

class ReleasedSaleDto {
  @ApiProperty({ type: String, nullable: true, format: 'uuid' }) saleId: string | null;
  @ApiProperty({ type: String, nullable: true }) code: string | null;
  @ApiProperty({ type: String, nullable: true }) product: string | null;
  @ApiProperty({ enum: BUCKETS }) bucket: 'pending' | 'reserve';
  @ApiProperty({ description: 'Cents.' }) amount: number;
  @ApiProperty({ enum: ['REFUND_REQUEST', 'STAFF'], nullable: true }) hold: 'REFUND_REQUEST' | 'STAFF' | null;
}

export class ReleasesOfDayDto {
  @ApiProperty({ type: [ReleasedSaleDto] }) items: ReleasedSaleDto[];
}
