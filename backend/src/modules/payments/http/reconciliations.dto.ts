import { ApiProperty } from '@nestjs/swagger';
import { rules } from '@guiche/field-rules';
import { Field } from '../../../runtime/http/index.js';

const day = rules.text({ max: 10, pattern: /^\d{4}-\d{2}-\d{2}$/ });

export class ReconcilePeriodDto {
  @Field(day, { description: 'The first day in America/Sao_Paulo, YYYY-MM-DD.' }) from: string;
  @Field(day, { description: 'The last day, which is over.' }) until: string;
  @Field(rules.text({ min: 3, max: 500 }), { description: 'Why; recorded in the audit log.' }) reason: string;
}

class ReconciledDifferenceDto {
  @ApiProperty({ enum: ['STATUS', 'AMOUNT', 'MISSING_THERE', 'MISSING_HERE'] }) kind: string;
  @ApiProperty({ format: 'uuid' }) paymentId: string;
  @ApiProperty({ type: 'object', additionalProperties: true }) ours: object;
  @ApiProperty({ type: 'object', additionalProperties: true }) theirs: object;
  @ApiProperty({ description: 'The status of the payment today.' }) statusNow: string;
  @ApiProperty() foundAt: string;
}

class ReconciliationRunDto {
  @ApiProperty({ description: 'YYYY-MM-DD' }) day: string;
  @ApiProperty() provider: string;
  @ApiProperty() account: string;
  @ApiProperty() finished: boolean;
  @ApiProperty() compared: number;
  @ApiProperty() agreeing: number;
  @ApiProperty() unanswered: number;
  @ApiProperty({ type: 'integer' }) differenceCount: number;
  @ApiProperty({ type: [ReconciledDifferenceDto], description: 'The first 20.' })
  differences: readonly ReconciledDifferenceDto[];
}

export class ReconciliationRunsDto {
  @ApiProperty({ type: [ReconciliationRunDto] }) items: readonly ReconciliationRunDto[];
}
