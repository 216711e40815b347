import { ApiProperty } from '@nestjs/swagger';
import { rules } from '@guiche/field-rules';
import { Field } from '../../../runtime/http/index.js';

const WEBHOOK_STATES = ['APPLIED', 'DUPLICATE', 'IGNORED', 'UNKNOWN_WORD', 'FAILED', 'QUARANTINED'];
const EFFECTS = ['change', 'nothing', 'forbidden', 'ask', 'unmatched'];
const READINGS = ['proven', 'hint', 'payout', 'forged', 'ignored', 'mustThrow', 'unreadable'];
const day = rules.text({ max: 10, pattern: /^\d{4}-\d{2}-\d{2}$/ });
const reason = rules.text({ min: 3, max: 500 });

export class ReplayWebhookDto {
  @Field(reason, { description: 'Why; recorded in the audit log.' }) reason: string;
  @Field(rules.opaqueText({ min: 1, max: 200 }), { description: 'Your password, again.' }) password: string;
  @Field(rules.optional(rules.text({ max: 40 })), {
    description: 'The code of your second factor, where you have one.',
  })
  code?: string;
}

export class ResolveWebhookDto {
  @Field(reason, { description: 'What was found; recorded in the audit log.' }) note: string;
}

export class ReplayFilterDto {
  @Field(rules.uuid()) platform: string;
  @Field(rules.optional(rules.text({ max: 60 })), { description: 'Left out: every provider.' })
  provider?: string;
  @Field(rules.oneOf(WEBHOOK_STATES)) result: string;
  @Field(day, { description: 'The first day in America/Sao_Paulo, YYYY-MM-DD.' }) from: string;
  @Field(day, { description: 'The last day, YYYY-MM-DD.' }) until: string;
}

export class ReplayWebhooksDto extends ReplayFilterDto {
  @Field(rules.integer({ min: 1 }), { description: 'How many the filter named when you saw it.' })
  expected: number;
  @Field(reason, { description: 'Why; recorded in the audit log.' }) reason: string;
  @Field(rules.opaqueText({ min: 1, max: 200 }), { description: 'Your password, again.' }) password: string;
  @Field(rules.optional(rules.text({ max: 40 })), {
    description: 'The code of your second factor, where you have one.',
  })
  code?: string;
}

export class CountedWebhooksDto {
  @ApiProperty({ description: 'Up to one more than `most`.' }) webhooks: number;
  @ApiProperty({ description: 'How many may be replayed at once.' }) most: number;
}

export class StartedReplayDto {
  @ApiProperty({ format: 'uuid' }) id: string;
}

export class ReplayProgressDto {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty() platform: string;
  @ApiProperty({ type: String, nullable: true }) provider: string | null;
  @ApiProperty({ type: [String] }) states: readonly string[];
  @ApiProperty() from: Date;
  @ApiProperty({ description: 'Exclusive.' }) until: Date;
  @ApiProperty() webhooks: number;
  @ApiProperty({ description: 'How many have a result.' }) done: number;
  @ApiProperty() applied: number;
  @ApiProperty() failed: number;
  @ApiProperty() reason: string;
  @ApiProperty() requestedBy: string;
  @ApiProperty() createdAt: Date;
}

export class ReplaysDto {
  @ApiProperty({ type: [ReplayProgressDto] }) items: ReplayProgressDto[];
}

class NamedValueDto {
  @ApiProperty() name: string;
  @ApiProperty() value: string;
}

class ShownDeliveryDto {
  @ApiProperty({ type: [NamedValueDto], description: 'Secrets are masked.' })
  headers: readonly NamedValueDto[];
  @ApiProperty({ type: [NamedValueDto] }) query: readonly NamedValueDto[];
  @ApiProperty({ description: 'Secrets, cards and documents are masked; JSON is indented.' }) body: string;
  @ApiProperty() isCut: boolean;
}

class WebhookReadingDto {
  @ApiProperty({ enum: READINGS }) kind: string;
  @ApiProperty({ type: String, nullable: true }) detail: string | null;
}

class PreviewedChargeDto {
  @ApiProperty({ type: String, nullable: true }) reference: string | null;
  @ApiProperty({ type: String, nullable: true }) eventId: string | null;
  @ApiProperty({ type: String, nullable: true, description: "The provider's own word." }) word: string | null;
  @ApiProperty({ description: 'What the adapter of today makes of it.' }) meaning: string;
  @ApiProperty({ type: String, format: 'uuid', nullable: true }) attemptId: string | null;
  @ApiProperty({ type: String, format: 'uuid', nullable: true }) paymentId: string | null;
  @ApiProperty({ type: String, nullable: true }) statusNow: string | null;
  @ApiProperty({ type: String, nullable: true }) statusAfter: string | null;
  @ApiProperty({ type: String, nullable: true }) ledger: string | null;
  @ApiProperty({ type: String, nullable: true }) reviewItem: string | null;
  @ApiProperty({ enum: EFFECTS }) effect: string;
}

class WebhookTestCaseDto {
  @ApiProperty() fileName: string;
  @ApiProperty({ description: 'JSON. Secrets, cards and documents are masked.' }) content: string;
}

class WebhookResolutionDto {
  @ApiProperty() at: Date;
  @ApiProperty() by: string;
  @ApiProperty() note: string;
}

export class WebhookInspectionDto {
  @ApiProperty({ type: ShownDeliveryDto, nullable: true }) delivery: ShownDeliveryDto | null;
  @ApiProperty({ type: String, nullable: true }) curl: string | null;
  @ApiProperty({ type: WebhookReadingDto, nullable: true }) reading: WebhookReadingDto | null;
  @ApiProperty({ type: [PreviewedChargeDto] }) charges: readonly PreviewedChargeDto[];
  @ApiProperty({
    type: WebhookTestCaseDto,
    nullable: true,
    description: 'A file for the fixtures of the gateway.',
  })
  testCase: WebhookTestCaseDto | null;
  @ApiProperty() isReplayable: boolean;
  @ApiProperty({ type: WebhookResolutionDto, nullable: true }) resolution: WebhookResolutionDto | null;
}
