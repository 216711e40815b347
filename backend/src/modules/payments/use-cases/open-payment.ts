import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PaymentsConfig } from '../../../config/index.js';
import { newId } from '../../../runtime/ids/index.js';
import type { Order } from '../../orders/index.js';
import { Attempts } from '../store/attempts.js';
import type { OpenAccount } from '../store/gateway-accounts.js';

/** A payment written and not yet charged: what the call to the provider needs. */
export interface OpenedPayment {
  readonly paymentId: string;
  readonly attemptId: string;
  readonly method: 'PIX' | 'CREDIT_CARD' | 'BILLET';
  readonly webhookToken: string;
  readonly order: Order;
  readonly via: OpenAccount;
  readonly createdAt: Date;
}

/** Writes payment and attempt before anything is asked of a provider. The attempt's id is our key there, for life. */
@Injectable()
export class OpenPayment {
  constructor(
    private readonly attempts: Attempts,
    private readonly config: PaymentsConfig,
  ) {}

  /** Undefined when the payment to renew was renewed already. */
  async open(
    tx: EntityManager,
    order: Order,
    via: OpenAccount,
    { method, now, renews }: { method: OpenedPayment['method']; now: Date; renews?: string },
  ): Promise<OpenedPayment | undefined> {
    const opened: OpenedPayment = {
      paymentId: newId(now),
      attemptId: newId(now),
      method,
      webhookToken: randomBytes(24).toString('base64url'),
      order,
      via,
      createdAt: now,
    };
    const written = await this.attempts.open(tx, {
      paymentId: opened.paymentId,
      attemptId: opened.attemptId,
      platformId: order.platformId,
      orderId: order.id,
      renewsPaymentId: renews ?? null,
      method,
      amount: order.total,
      currency: order.currency,
      gatewayAccountId: via.account.id,
      provider: via.account.provider,
      webhookToken: opened.webhookToken,
      createdAt: now,
      leaseUntil: new Date(now.getTime() + this.config.purchaseLeaseMs),
    });
    return written ? opened : undefined;
  }
}
