import { Injectable } from '@nestjs/common';
import { Receipts } from '../../orders/index.js';
import type { PaymentView } from '../../payments/index.js';
import type { ReceiptDto } from '../http/receipt.dto.js';
import { showLegal } from '../http/show-offer.js';

/** Spells the receipt of a payment's order. It holds nothing about the buyer (receipt.dto.ts). */
@Injectable()
export class ShowReceipt {
  constructor(private readonly receipts: Receipts) {}

  async of(payment: PaymentView): Promise<ReceiptDto | undefined> {
    const receipt = await this.receipts.of(payment.platformId, payment.orderId);
    if (!receipt) return undefined;
    return {
      paymentId: payment.paymentId,
      orderedAt: receipt.orderedAt.toISOString(),
      paidAt: payment.approvedAt?.toISOString() ?? null,
      currency: receipt.currency,
      items: receipt.items.map((item) => ({ ...item })),
      shipping: receipt.shipping,
      delivery: receipt.delivery && { ...receipt.delivery },
      installments: receipt.installments,
      interest: receipt.interest,
      total: receipt.total,
      legal: showLegal(receipt),
    };
  }
}
