import { GatewayRunner, type WebhookDelivery, type WebhookReading } from '@guiche/gateway-kit';
import { Injectable } from '@nestjs/common';
import type { TenantContext } from '../../../runtime/context/index.js';
import { GatewayAccounts, GatewayDirectory } from '../../acquiring/index.js';

interface To {
  readonly provider: string;
  readonly gatewayAccountId: string;
}

/** Separates proven webhooks from unproven ones. */
@Injectable()
export class ProvenDeliveries {
  constructor(
    private readonly accounts: GatewayAccounts,
    private readonly gateways: GatewayDirectory,
    private readonly runner: GatewayRunner,
  ) {}

  /** Whether a delivery for an account proves itself. Writes nothing. */
  async isProven(
    ctx: TenantContext,
    { provider, gatewayAccountId }: To,
    delivery: WebhookDelivery,
  ): Promise<boolean> {
    const via = await this.accounts.get(ctx, gatewayAccountId);
    if (!via) return false;
    const reading = this.runner.readWebhook(this.gateways.get(provider), via.account, delivery);
    return this.proves(provider, reading);
  }

  /**
   * Where every delivery is proven, the proof was checked before the body was read, so an event to ignore is from the provider.
   * Where a provider signs only some webhooks (`signs`), an unsigned one proves nothing.
   */
  proves(provider: string, reading: WebhookReading): boolean {
    switch (reading.kind) {
      case 'proven':
        return true;
      case 'hint':
      case 'forged':
        return false;
      case 'payout':
        return reading.proven;
      default: {
        const proof = this.gateways.get(provider).webhook?.proof;
        return proof?.kind === 'sharedToken' || (proof?.kind === 'signed' && proof.signs === undefined);
      }
    }
  }
}
