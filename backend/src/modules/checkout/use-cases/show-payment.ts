import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { PaymentView } from '../../payments/index.js';
import { qrImageIfItFits } from '../drawing/qr-image.js';
import type { PaymentDto } from '../http/payment.dto.js';

const MOST_IMAGES = 500;

/** What is shown of a payment, whoever read it. */
type Shown = Omit<PaymentView, 'platformId' | 'orderId'>;

/** Spells a payment for its page; draws the QR image where the provider gave only the code (payments.md §3). */
@Injectable()
export class ShowPayment {
  // Drawing costs more than the rest of the answer, and the page asks for the same code several times.
  private readonly images = new LRUCache<string, string>({ max: MOST_IMAGES });

  show(payment: Shown): PaymentDto {
    return {
      paymentId: payment.paymentId,
      offerId: payment.offerId,
      method: payment.method,
      status: payment.status,
      confirming: payment.confirming,
      amount: payment.amount,
      currency: payment.currency,
      expiresAt: payment.expiresAt?.toISOString() ?? null,
      pixCode: payment.pixCode,
      pixQrCode: payment.pixQrImage ?? (payment.pixCode === null ? null : this.draw(payment.pixCode)),
      billetCode: payment.billetCode,
      billetUrl: payment.billetUrl,
      reason: payment.reason,
      renewable: payment.renewable,
    };
  }

  private draw(code: string): string | null {
    const drawn = this.images.get(code);
    if (drawn) return drawn;
    const image = qrImageIfItFits(code);
    if (image) this.images.set(code, image);
    return image ?? null;
  }
}
