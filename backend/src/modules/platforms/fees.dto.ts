import { ApiProperty } from '@nestjs/swagger';
import { rules } from '@guiche/field-rules';
import { MAX_INSTALLMENTS } from '@guiche/money';
import { Field } from '../../runtime/http/index.js';

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
export class DatedFeesDto {
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
  @Field(rules.text({ min: 3, max: 500 }), { description: 'Why; kept in the history.' }) reason: string;
  @Field(rules.optional(rules.text({ max: 10, pattern: /^\d{4}-\d{2}-\d{2}$/ })), {
    description: 'A day in America/Sao_Paulo, YYYY-MM-DD. Left out or today: at once.',
  })
  validFrom?: string;
  @Field(rules.optional(rules.uuid()), {
    description: 'The newest version that you saw. Left out: there was none.',
  })
  basedOn?: string;
}
