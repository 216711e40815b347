import { isSafeProviderUrl } from '@guiche/checkout-rules';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { Context, TenantContext } from '../../../runtime/context/index.js';
import { qrImageIfItFits } from '../../../runtime/drawing/index.js';
import { AppConfig } from '../../../config/index.js';
import { BoughtAccess, type AccessItem, type Order } from '../../orders/index.js';
import type { PaymentView } from '../../payments/index.js';
import { Subscriptions, secondChargeDate, type NextCharge } from '../../subscriptions/index.js';
import { barCodeIfItReads } from '../drawing/bar-code.js';
import type { ShownPayment } from '../domain/shown-payment.js';

const MOST_IMAGES = 500;
const IMAGE = /^data:image\/(?:png|jpeg|gif|webp|svg\+xml)[;,]/;

/**
 * Spells a payment for its page; draws the QR image where the provider gave only the code (payments.md §3), and bars. Who has
 * paid gets the access address.
 */
@Injectable()
export class ShowPayment {
  // Drawing costs more than the rest of the response, and the page requests the same code several times.
  private readonly images = new LRUCache<string, string>({ max: MOST_IMAGES });

  constructor(
    private readonly boughtAccess: BoughtAccess,
    private readonly subscriptions: Subscriptions,
    private readonly app: AppConfig,
  ) {}

  async show(request: Context, payment: PaymentView): Promise<ShownPayment> {
    const ctx = request.forPlatform(payment.platformId);
    const access = isPaid(payment) ? await this.boughtAccess.of(ctx, payment.orderId) : [];
    return this.spell(payment, await this.nextCharge(ctx, payment), access);
  }

  /** The same for an order that was charged a moment ago: a subscription has not begun yet. */
  async showNew(
    ctx: TenantContext,
    payment: PaymentView,
    order: Pick<Order, 'items'>,
  ): Promise<ShownPayment> {
    const access = isPaid(payment) ? await this.boughtAccess.ofNew(ctx, order) : [];
    return this.spell(payment, secondCharge(payment), access);
  }

  private async nextCharge(ctx: TenantContext, payment: PaymentView): Promise<NextCharge | null> {
    const second = secondCharge(payment);
    if (!second) return null;
    const known = await this.subscriptions.nextCharge(ctx, payment.orderId);
    return known === undefined ? second : known;
  }

  private spell(
    payment: PaymentView,
    nextCharge: NextCharge | null,
    access: readonly AccessItem[],
  ): ShownPayment {
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
      pixQrCode: imageOrNull(payment.pixQrImage) ?? this.drawn(payment.pixCode, qrImageIfItFits),
      billetCode: payment.billetCode,
      billetBarcode: this.drawn(payment.billetCode, barCodeIfItReads),
      billetUrl: this.safeAddress(payment.billetUrl),
      reason: payment.reason,
      renewable: payment.renewable,
      paidTwice: payment.paidTwice,
      nextCharge,
      access: [...access],
    };
  }

  /** An address that a provider gave, if a buyer may be led there. */
  private safeAddress(address: string | null): string | null {
    const isDemo = this.app.mode === 'demo';
    return address !== null && isSafeProviderUrl(address, { isDemo }) ? address : null;
  }

  private drawn(code: string | null, draw: (code: string) => string | undefined): string | null {
    if (code === null) return null;
    const known = this.images.get(code);
    if (known) return known;
    const image = draw(code);
    if (image) this.images.set(code, image);
    return image ?? null;
  }
}

const isPaid = ({ status }: PaymentView): boolean => status === 'APPROVED';

/** A provider's picture, if it is a data URL: an address would tell the provider who views the page. */
const imageOrNull = (image: string | null): string | null =>
  image !== null && IMAGE.test(image) ? image : null;

/** Of a subscription that begins with this payment, reckoned as the subscription itself reckons it. */
function secondCharge({
  status,
  approvedAt,
  recurrencePrice,
  frequencyInDays,
}: PaymentView): NextCharge | null {
  if (status !== 'APPROVED' || !approvedAt || recurrencePrice === null || frequencyInDays === null)
    return null;
  return { date: secondChargeDate(approvedAt, frequencyInDays), amount: recurrencePrice };
}
