import { ApiProperty } from '@nestjs/swagger';
import { rules } from '@guiche/field-rules';
import { qrImageIfItFits } from '../../../runtime/drawing/index.js';
import { Field } from '../../../runtime/http/index.js';
import { CHARGE_METHODS, type PaidChargeMethod, type ChargePaymentRow } from '../store/charge-payments.js';

export class WantedChargeCodeDto {
  @Field(rules.oneOf(CHARGE_METHODS)) method: PaidChargeMethod;
}

export class ChargeCodeDto {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty({ enum: CHARGE_METHODS }) method: string;
  @ApiProperty({ type: 'integer', description: 'Cents.' }) amount: number;
  @ApiProperty({ enum: ['PENDING', 'APPROVED', 'REJECTED', 'CANCELED', 'REFUNDED', 'CHARGEBACK'] })
  status: string;
  @ApiProperty({ description: 'The code, or what became of it, is still being confirmed.' })
  confirming: boolean;
  @ApiProperty({ type: String, nullable: true }) pixCode: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'An image as a data URI.' }) pixQrCode:
    | string
    | null;
  @ApiProperty({ type: String, nullable: true }) billetCode: string | null;
  @ApiProperty({ type: String, nullable: true }) billetUrl: string | null;
  @ApiProperty({ type: Date, nullable: true }) expiresAt: Date | null;
}

export class ShownChargeCodeDto {
  @ApiProperty({ type: ChargeCodeDto, nullable: true, description: 'Null: none was asked for.' })
  code: ChargeCodeDto | null;
}

export const shownCode = ({ id, standing }: ChargePaymentRow): ChargeCodeDto => {
  const { method, amount, status, confirming, pixCode, billetCode, billetUrl, expiresAt } = standing;
  return {
    ...{ id, method, amount, status, confirming, pixCode, billetCode, billetUrl, expiresAt },
    pixQrCode: (pixCode && qrImageIfItFits(pixCode)) ?? null,
  };
};
