import { ApiProperty } from '@nestjs/swagger';
import { rules } from '@guiche/field-rules';
import { MAX_INSTALLMENTS } from '@guiche/money';
import { Field } from '../../runtime/http/index.js';
import { DatedChangeDto } from './dated-change.dto.js';

const percent = rules.basisPoints();
const fixed = rules.cents({ max: 100_000_000 });

class TariffDto {
  @ApiProperty({ description: 'Basis points.' }) bps: number;
  @ApiProperty({ description: 'Cents.' }) fixed: number;
}

export class MethodFeesDto {
  @ApiProperty() PIX: TariffDto;
  @ApiProperty() BILLET: TariffDto;
  @ApiProperty({ type: [TariffDto], description: 'By number of installments, from 1 to 12.' })
  CREDIT_CARD: TariffDto[];
}

/** Fees or costs from a day on. */
export class DatedFeesDto extends DatedChangeDto {
  @Field(percent) pixBasisPoints: number;
  @Field(fixed) pixFixed: number;
  @Field(percent) billetBasisPoints: number;
  @Field(fixed) billetFixed: number;
  @Field(rules.list(percent, { max: MAX_INSTALLMENTS }), {
    description: 'By number of installments, from 1 to 12.',
  })
  cardBasisPoints: number[];
  @Field(rules.list(fixed, { max: MAX_INSTALLMENTS }), {
    description: 'Cents, by number of installments, from 1 to 12.',
  })
  cardFixed: number[];
}
