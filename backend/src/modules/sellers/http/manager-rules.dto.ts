import { ApiProperty } from '@nestjs/swagger';
import { rules } from '@guiche/field-rules';
import { Field } from '../../../runtime/http/index.js';
import { DatedChangeDto } from '../../platforms/index.js';

const BASES = ['MARGIN', 'FEE', 'GMV'];
const percent = rules.optional(rules.basisPoints());
const day = rules.optional(rules.text({ max: 10, pattern: /^\d{4}-\d{2}-\d{2}$/ }));

export class ManagerRuleDto extends DatedChangeDto {
  @Field(rules.oneOf(BASES), {
    description: 'Of what the platform keeps after the cost, of its fee, or of the prices of the items.',
  })
  base: 'MARGIN' | 'FEE' | 'GMV';
  @Field(rules.basisPoints()) basisPoints: number;
  @Field(percent, { description: 'Another percentage for PIX.' }) pixBasisPoints?: number;
  @Field(percent) cardBasisPoints?: number;
  @Field(percent) billetBasisPoints?: number;
  @Field(day, { description: 'The last day, YYYY-MM-DD in America/Sao_Paulo.' }) until?: string;
  @Field(rules.optional(rules.cents({ min: 1, max: 100_000_000 })), {
    description: 'Cents: the most of one sale.',
  })
  cap?: number;
  @Field(rules.optional(rules.integer({ min: 1, max: 120 })), {
    description: 'Only so many months after the first sale of the seller.',
  })
  months?: number;
}

export class RuleValuesDto {
  @ApiProperty({ enum: BASES }) base: string;
  @ApiProperty() basisPoints: number;
  @ApiProperty({ type: Number, nullable: true }) pixBasisPoints: number | null;
  @ApiProperty({ type: Number, nullable: true }) cardBasisPoints: number | null;
  @ApiProperty({ type: Number, nullable: true }) billetBasisPoints: number | null;
  @ApiProperty({ type: String, nullable: true }) until: string | null;
  @ApiProperty({ type: Number, nullable: true, description: 'Cents.' }) cap: number | null;
  @ApiProperty({ type: Number, nullable: true }) months: number | null;
}

class RuleVersionDto {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty() value: RuleValuesDto;
  @ApiProperty() reason: string;
  @ApiProperty() createdBy: string;
  @ApiProperty() createdAt: Date;
  @ApiProperty() validFrom: Date;
  @ApiProperty({ type: Date, nullable: true }) canceledAt: Date | null;
  @ApiProperty() isInEffect: boolean;
}

export class ManagerRuleShownDto {
  @ApiProperty() present: RuleValuesDto;
  @ApiProperty({ type: [RuleVersionDto] }) history: RuleVersionDto[];
  @ApiProperty({ type: String, nullable: true }) newest: string | null;
}

export class TransferDto {
  @Field(rules.optional(rules.uuid()), { description: 'The new manager. Left out: nobody.' }) to?: string;
  @Field(rules.optional(rules.list(rules.uuid(), { max: 200 })), {
    description: 'Left out: all of them, 200 at a time.',
  })
  sellerIds?: string[];
  @Field(day, { description: 'A day in America/Sao_Paulo. Left out or today: at once.' }) validFrom?: string;
  @Field(rules.text({ min: 3, max: 500 }), { description: 'Why; kept in the history.' }) reason: string;
}

class PortfolioSellerDto {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty() name: string;
  @ApiProperty() email: string;
}

class OtherManagerDto {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty() name: string;
}

export class PortfolioDto {
  @ApiProperty({ type: [PortfolioSellerDto], description: 'The oldest 200.' }) items: PortfolioSellerDto[];
  @ApiProperty({
    type: [OtherManagerDto],
    description: 'To whom they can go: those who are not blocked, the first 100 by name.',
  })
  managers: OtherManagerDto[];
}

export class TransferredDto {
  @ApiProperty() transferred: number;
  @ApiProperty() hasMore: boolean;
}
