import { PAYMENT_METHODS, type PaymentMethod } from '@guiche/checkout-rules';
import { ApiProperty } from '@nestjs/swagger';
import type { PreviewedParty } from '../use-cases/preview-division.js';

const PARTIES = ['PRODUCER', 'CO_PRODUCER', 'AFFILIATE', 'FEE', 'INTEREST'] as const;

export class PreviewedLineDto {
  @ApiProperty({ enum: PARTIES }) party: PreviewedParty;
  @ApiProperty({ description: 'Cents.' }) amount: number;
}

export class PreviewedSaleDto {
  @ApiProperty({ enum: PAYMENT_METHODS }) method: PaymentMethod;
  @ApiProperty() installments: number;
  @ApiProperty({ description: 'Cents of each installment.' }) installmentValue: number;
  @ApiProperty({ description: 'Cents that the buyer pays; the lines add up to it.' }) charged: number;
  @ApiProperty({
    type: [PreviewedLineDto],
    description: 'Empty where the fees are more than the price: such a sale is refused.',
  })
  lines: readonly PreviewedLineDto[];
}

export class PreviewedSalesDto {
  @ApiProperty({ type: [PreviewedSaleDto] }) items: PreviewedSaleDto[];
}
