import { ApiProperty } from '@nestjs/swagger';
import { rules } from '@guiche/field-rules';
import { Field } from '../../../runtime/http/index.js';

export class SetPlanDto {
  @Field(rules.text({ min: 2, max: 60 })) name: string;
  @Field(rules.cents({ min: 0 }), { description: 'Cents for each month.' }) monthly: number;
  @Field(rules.cents({ min: 0 }), { description: 'Cents for each paid sale.' }) perSale: number;
  @Field(rules.basisPoints(), { description: 'Hundredths of a percent of what was paid.' })
  shareBps: number;
  @Field(rules.cents({ min: 0 }), { description: 'The least that a month costs, in cents.' }) minimum: number;
  @Field(rules.integer({ min: 7, max: 60 }), {
    description: 'Days after the month until the invoice is due.',
  })
  dueDays: number;
  @Field(rules.text({ max: 7, pattern: /^\d{4}-(0[1-9]|1[0-2])$/ }), {
    description: 'Its first month, YYYY-MM; at least the present one.',
  })
  startsIn: string;
  @Field(rules.text({ min: 3, max: 500 }), { description: 'Why; recorded in the audit log.' }) reason: string;
  @Field(rules.optional(rules.uuid()), {
    description: 'The newest version that you saw; left out: there was none.',
  })
  basedOn?: string;
}

export class PlatformPlanDto {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty() name: string;
  @ApiProperty({ type: 'integer', description: 'Cents.' }) monthly: number;
  @ApiProperty({ type: 'integer', description: 'Cents.' }) perSale: number;
  @ApiProperty({ type: 'integer', description: 'Hundredths of a percent.' }) shareBps: number;
  @ApiProperty({ type: 'integer', description: 'Cents.' }) minimum: number;
  @ApiProperty({ type: 'integer' }) dueDays: number;
  @ApiProperty({ description: 'The first day of its first month, YYYY-MM-DD.' }) startsOn: string;
  @ApiProperty({
    type: String,
    nullable: true,
    description:
      'The first day of its last month, YYYY-MM-DD; before its first: it never holds. Null: until another one is set.',
  })
  endsIn: string | null;
  @ApiProperty() reason: string;
  @ApiProperty() createdBy: string;
  @ApiProperty({ type: Date }) createdAt: Date;
}
