import { ApiProperty } from '@nestjs/swagger';
import type { SalesSums } from './use-cases/sales-figures.js';

const CENTS = { description: 'Cents.' };

/** Sums of sales as their seller sees them. */
export class OwnSumsDto {
  @ApiProperty({ description: 'Placed in the period.' }) placed: number;
  @ApiProperty(CENTS) placedGross: number;
  @ApiProperty({ description: 'Of those placed, the ones that were paid at any time.' }) paid: number;
  @ApiProperty({ description: 'Of those placed, the ones that were refused.' }) refused: number;
  @ApiProperty({ description: 'Of those placed, the ones that wait.' }) pending: number;
  @ApiProperty(CENTS) pendingGross: number;
  @ApiProperty({ description: 'Paid in the period, whatever became of them.' }) approved: number;
  @ApiProperty(CENTS) approvedGross: number;
  @ApiProperty({ description: "Cents: the producer's share." }) approvedShare: number;
  @ApiProperty({ description: 'Refunded in the period.' }) refunded: number;
  @ApiProperty(CENTS) refundedGross: number;
  @ApiProperty({ description: 'Charged back in the period.' }) disputed: number;
  @ApiProperty(CENTS) disputedGross: number;
}

/** Sums of sales as staff see them. */
export class SumsDto extends OwnSumsDto {
  @ApiProperty({ description: 'Cents, of those paid: the fees of the platform.' }) approvedFee: number;
  @ApiProperty({ description: 'Cents, of those paid: what providers cost.' }) approvedCost: number;
  @ApiProperty({ description: 'Cents, of those paid: what the platform keeps.' }) approvedMargin: number;
  @ApiProperty({ description: 'Cents, of those that went back.' }) returnedFee: number;
  @ApiProperty({ description: 'Cents, of those that went back: what providers do not return.' })
  returnedCost: number;
  @ApiProperty({ description: 'Cents, of those that went back.' }) returnedMargin: number;
}

export class SpanDto {
  @ApiProperty({ description: 'The first day in São Paulo, YYYY-MM-DD.' }) from: string;
  @ApiProperty({ description: 'The last day, included.' }) to: string;
}

export class DashboardDayDto {
  @ApiProperty() day: string;
  @ApiProperty() approved: number;
  @ApiProperty(CENTS) approvedGross: number;
  @ApiProperty({ description: 'Cents: of the same day of the period before.' }) beforeGross: number;
}

export class OwnMethodSumsDto extends OwnSumsDto {
  @ApiProperty() method: string;
}

export class OwnProductSumsDto extends OwnSumsDto {
  @ApiProperty({ format: 'uuid' }) productId: string;
  @ApiProperty() name: string;
}

export class ConversionDto {
  @ApiProperty({ type: String, nullable: true }) offerId: string | null;
  @ApiProperty({ description: 'Of the offer; empty for a platform.' }) title: string;
  @ApiProperty({ description: 'Empty: not known.' }) layout: string;
  @ApiProperty() views: number;
  @ApiProperty() starts: number;
  @ApiProperty() placed: number;
  @ApiProperty() paid: number;
}

export class VisitsDto {
  @ApiProperty() views: number;
  @ApiProperty() starts: number;
}

/** Without what only staff may see. */
export const ownSums = (sums: SalesSums): OwnSumsDto => {
  const { placed, placedGross, paid, refused, pending, pendingGross } = sums;
  const { approved, approvedGross, approvedShare, refunded, refundedGross, disputed, disputedGross } = sums;
  return {
    ...{ placed, placedGross, paid, refused, pending, pendingGross },
    ...{ approved, approvedGross, approvedShare, refunded, refundedGross, disputed, disputedGross },
  };
};
