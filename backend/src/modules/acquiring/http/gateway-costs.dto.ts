import { ApiProperty } from '@nestjs/swagger';
import { rules } from '@guiche/field-rules';
import { MAX_INSTALLMENTS } from '@guiche/money';
import { Field } from '../../../runtime/http/index.js';
import { DatedChangeDto, MethodFeesDto } from '../../platforms/index.js';

const percents = rules.list(rules.basisPoints(), { max: MAX_INSTALLMENTS });
const amounts = rules.list(rules.cents({ max: 100_000_000 }), { max: MAX_INSTALLMENTS });

/** What cards of one brand cost. */
export class BrandCostsDto extends DatedChangeDto {
  @Field(percents, {
    description:
      'Basis points, by number of installments, from 1 to 12. Empty: cards of the brand cost what others do.',
  })
  cardBasisPoints: number[];
  @Field(amounts, { description: 'Cents, by number of installments.' }) cardFixed: number[];
}

class BrandTariffDto {
  @ApiProperty({ description: 'Basis points.' }) bps: number;
  @ApiProperty({ description: 'Cents.' }) fixed: number;
}

class CostsOfBrandDto {
  @ApiProperty({ description: 'In small letters.' }) brand: string;
  @ApiProperty({ type: [BrandTariffDto], description: 'By number of installments, from 1 to 12.' })
  tariffs: BrandTariffDto[];
}

export class ProviderCostsDto extends MethodFeesDto {
  @ApiProperty({ type: [CostsOfBrandDto], description: 'Brands whose cards cost something else.' })
  brands: CostsOfBrandDto[];
}

class GatewayCostVersionDto {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty() costs: ProviderCostsDto;
  @ApiProperty() validFrom: Date;
  @ApiProperty({
    type: Date,
    nullable: true,
    description: 'When another version replaced it, or will. Null: it is the last one, or was canceled.',
  })
  until: Date | null;
  @ApiProperty() reason: string;
  @ApiProperty() createdBy: string;
  @ApiProperty() createdAt: Date;
  @ApiProperty({ type: Date, nullable: true }) canceledAt: Date | null;
  @ApiProperty({ description: 'It holds, or held.' }) isInEffect: boolean;
}

export class GatewayCostsDto {
  @ApiProperty({ description: 'Of the account.' }) name: string;
  @ApiProperty() present: ProviderCostsDto;
  @ApiProperty({ description: 'What held before the first version.' }) before: ProviderCostsDto;
  @ApiProperty({ type: [GatewayCostVersionDto], description: 'The latest instant first.' })
  history: GatewayCostVersionDto[];
  @ApiProperty({
    type: String,
    format: 'uuid',
    nullable: true,
    description: 'The version that was written last; to be named with the next change.',
  })
  newest: string | null;
}
