import { Injectable } from '@nestjs/common';
import type { Context } from '../../../runtime/context/index.js';
import { Receipts, type Receipt } from '../../orders/index.js';
import type { PaymentView } from '../../payments/index.js';
import { showLegal } from './show-legal.js';

type LegalFields = 'sellerParty' | 'platformParty' | 'termsUrl' | 'privacyUrl' | 'guaranteeDays';

/** What was bought with a payment. Amounts are cents, instants are ISO 8601. It contains nothing about the buyer. */
export interface ShownReceipt extends Omit<Receipt, LegalFields | 'orderedAt'> {
  readonly paymentId: string;
  readonly orderedAt: string;
  readonly paidAt: string | null;
  readonly legal: ReturnType<typeof showLegal>;
}

/** Builds the receipt of a payment's order. */
@Injectable()
export class ShowReceipt {
  constructor(private readonly receipts: Receipts) {}

  async of(request: Context, payment: PaymentView): Promise<ShownReceipt | undefined> {
    const receipt = await this.receipts.of(request.forPlatform(payment.platformId), payment.orderId);
    if (!receipt) return undefined;
    const { sellerParty, platformParty, termsUrl, privacyUrl, guaranteeDays, orderedAt, ...bought } = receipt;
    return {
      ...bought,
      paymentId: payment.paymentId,
      orderedAt: orderedAt.toISOString(),
      paidAt: payment.approvedAt?.toISOString() ?? null,
      legal: showLegal({ sellerParty, platformParty, termsUrl, privacyUrl, guaranteeDays }),
    };
  }
}
