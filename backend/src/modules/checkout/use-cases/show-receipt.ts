import { Injectable } from '@nestjs/common';
import type { Context } from '../../../runtime/context/index.js';
import { Receipts } from '../../orders/index.js';
import type { PaymentView } from '../../payments/index.js';
import { showLegal } from './show-legal.js';

/** What was bought with a payment. Amounts are cents, instants are ISO 8601. It contains nothing about the buyer. */
export interface ShownReceipt {
  paymentId: string;
  orderedAt: string;
  paidAt: string | null;
  currency: string;
  items: { title: string; quantity: number; amount: number }[];
  shipping: number | null;
  delivery: { description: string; deliveryTime: string } | null;
  installments: number;
  interest: number;
  total: number;
  legal: ReturnType<typeof showLegal>;
}

/** Builds the receipt of a payment's order. */
@Injectable()
export class ShowReceipt {
  constructor(private readonly receipts: Receipts) {}

  async of(request: Context, payment: PaymentView): Promise<ShownReceipt | undefined> {
    const receipt = await this.receipts.of(request.forPlatform(payment.platformId), payment.orderId);
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
