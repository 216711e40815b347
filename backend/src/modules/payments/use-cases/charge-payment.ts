import { GatewayRunner } from '@guiche/gateway-kit';
import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../../config/index.js';
import { Clock } from '../../../runtime/clock/index.js';
import { chargeIntent } from '../domain/charge-intent.js';
import type { Decision } from '../domain/decide.js';
import { GatewayDirectory } from '../gateway-directory.js';
import { ApplyOutcome } from './apply-outcome.js';
import type { OpenedPayment } from './open-payment.js';

/** Asks the provider for the charge, once, outside any transaction, and hands whatever came back to the one door. */
@Injectable()
export class ChargePayment {
  constructor(
    private readonly gateways: GatewayDirectory,
    private readonly runner: GatewayRunner,
    private readonly applyOutcome: ApplyOutcome,
    private readonly clock: Clock,
    private readonly app: AppConfig,
  ) {}

  async charge(opened: OpenedPayment): Promise<Decision> {
    const { order, via, attemptId } = opened;
    const intent = chargeIntent(order, {
      attemptId,
      createdAt: this.clock.toWorld(opened.createdAt),
      method: opened.method,
      webhookUrl: `${this.app.webhookBaseUrl}/webhooks/${via.account.provider}/${opened.webhookToken}`,
      checkoutUrl: `${this.app.publicWebUrl}/checkout/${order.offerId}`,
    });
    const told = await this.runner.charge(this.gateways.get(via.account.provider), via.account, intent);
    return this.applyOutcome.apply({ platformId: order.platformId, attemptId, told, source: 'reply' });
  }
}
