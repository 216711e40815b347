import { ApiProperty } from '@nestjs/swagger';

const STANDINGS = ['OK', 'NEAR', 'OVER'];

class MonthOfCardsDto {
  @ApiProperty() chargebacks: number;
  @ApiProperty({ description: 'Cents of the chargebacks of which the notice came in the month.' })
  disputed: number;
  @ApiProperty({ description: 'Cents of the card sales approved in the month.' }) sold: number;
  @ApiProperty({ description: 'The chargebacks as a part of the sales, in basis points.' }) shareBps: number;
}

class WatchedMonthDto extends MonthOfCardsDto {
  @ApiProperty({ enum: STANDINGS }) standing: string;
}

class SubjectOfChargebacksDto extends MonthOfCardsDto {
  @ApiProperty({ description: 'The id of a seller, or a brand in small letters.' }) subject: string;
  @ApiProperty({ type: String, nullable: true, description: 'Of a seller.' }) name: string | null;
}

class WatchedSubjectDto extends SubjectOfChargebacksDto {
  @ApiProperty({ enum: STANDINGS }) standing: string;
}

export class OwnChargebacksDto {
  @ApiProperty({ description: 'YYYY-MM, in America/Sao_Paulo.' }) month: string;
  @ApiProperty({ description: '0: nobody is watched.' }) chargebackLimitCount: number;
  @ApiProperty({ description: 'Basis points.' }) chargebackLimitBps: number;
  @ApiProperty({ description: 'All own card sales, which the limits measure.' }) own: WatchedMonthDto;
  @ApiProperty({
    type: [SubjectOfChargebacksDto],
    description:
      'The own sales by card brand, where it has chargebacks. The limits measure a brand over the whole platform.',
  })
  brands: readonly SubjectOfChargebacksDto[];
}

export class ChargebacksOfMonthDto {
  @ApiProperty({ description: 'YYYY-MM, in America/Sao_Paulo.' }) month: string;
  @ApiProperty({ description: '0: nobody is watched.' }) chargebackLimitCount: number;
  @ApiProperty({ description: 'Basis points.' }) chargebackLimitBps: number;
  @ApiProperty({ type: [WatchedSubjectDto], description: 'The largest part first.' })
  sellers: readonly WatchedSubjectDto[];
  @ApiProperty({ type: [WatchedSubjectDto] }) brands: readonly WatchedSubjectDto[];
}

class SubjectOverLimitDto {
  @ApiProperty({ enum: ['SELLER', 'BRAND'] }) kind: string;
  @ApiProperty() subject: string;
  @ApiProperty({ type: String, nullable: true }) name: string | null;
}

export class SubjectsOverLimitDto {
  @ApiProperty({ type: [SubjectOverLimitDto], description: 'Of the current month.' })
  items: readonly SubjectOverLimitDto[];
}
