import { ApiProperty } from '@nestjs/swagger';
import { rules } from '@guiche/field-rules';
import { Field } from '../../../runtime/http/index.js';

export class ReleaseDecisionDto {
  @Field(rules.oneOf(['RELEASE', 'HOLD'])) action: 'RELEASE' | 'HOLD';
  @Field(rules.optional(rules.text({ max: 10, pattern: /^\d{4}-\d{2}-\d{2}$/ })), {
    description: 'Of a hold: the day of the release in America/Sao_Paulo, YYYY-MM-DD.',
  })
  until?: string;
  @Field(rules.text({ min: 3, max: 500 }), { description: 'Why; recorded.' }) reason: string;
  @Field(rules.opaqueText({ min: 1, max: 200 }), { description: 'Your password, again.' }) password: string;
  @Field(rules.optional(rules.text({ max: 40 })), {
    description: 'The code of your second factor, where you have one.',
  })
  code?: string;
}

class ForecastDayDto {
  @ApiProperty({ format: 'date' }) day: string;
  @ApiProperty({ description: 'Cents.' }) pending: number;
  @ApiProperty({ description: 'Cents.' }) reserve: number;
}

export class ReleaseForecastDto {
  @ApiProperty({ format: 'date' }) from: string;
  @ApiProperty({
    type: [ForecastDayDto],
    description: 'Days on which something is released, of the next 90.',
  })
  days: ForecastDayDto[];
}
