import {
  GatewayRunner,
  type AnyGateway,
  type GatewayAccount,
  type QueryOutcome,
  type RefundOutcome,
} from '@guiche/gateway-kit';
import type { Cents } from '@guiche/money';
import { Injectable } from '@nestjs/common';
import type { TenantContext } from '../../runtime/context/index.js';
import { Clock } from '../../runtime/clock/index.js';
import { Receivers } from '../receivers/index.js';
import { GatewayAccounts, GatewayDirectory } from '../acquiring/index.js';
import type { QueryableAttempt } from './store/queryable-attempts.js';

/** An attempt whose charge the provider has confirmed. */
export type ChargedAttempt = QueryableAttempt & { readonly reference: string };

export const isCharged = (attempt: QueryableAttempt | undefined): attempt is ChargedAttempt =>
  attempt !== undefined && attempt.reference !== null;

/** A refund as its provider is asked for it. */
export interface SentRefund {
  readonly refundId: string;
  readonly amount: Cents;
}

/** Whom to speak to about an attempt, and what to say beside the question. */
interface Line {
  readonly gateway: AnyGateway;
  readonly account: GatewayAccount;
  readonly known: { readonly receiverToken?: string; readonly providerData?: Record<string, unknown> };
}

/**
 * Speaks to providers about charges that were sent: through the account, in the version and in the name they were sent with.
 * Nothing is written here.
 */
@Injectable()
export class ProviderCalls {
  constructor(
    private readonly accounts: GatewayAccounts,
    private readonly gateways: GatewayDirectory,
    private readonly receivers: Receivers,
    private readonly runner: GatewayRunner,
    private readonly clock: Clock,
  ) {}

  /**
   * Queries the provider: by its reference, or by our own id if it has none; `named` is how an unproven
   * delivery calls it.
   */
  async look(ctx: TenantContext, attempt: QueryableAttempt, named?: string): Promise<QueryOutcome> {
    const { gateway, account, known } = await this.line(ctx, attempt);
    return this.runner.query(gateway, account, {
      attemptId: attempt.attemptId,
      amount: attempt.amount,
      paymentMethod: attempt.method,
      createdAt: this.clock.toWorld(attempt.createdAt),
      queriedAt: this.clock.toWorld(this.clock.now()),
      ...(attempt.reference !== null && { reference: attempt.reference }),
      ...(named !== undefined && { namedReference: named }),
      ...known,
    });
  }

  /** Has it given back. The refund is written before, and its id is our key there, for life. */
  async giveBack(
    ctx: TenantContext,
    attempt: ChargedAttempt,
    { refundId, amount }: SentRefund,
  ): Promise<RefundOutcome> {
    const { gateway, account, known } = await this.line(ctx, attempt);
    const { attemptId, reference, amount: chargedAmount } = attempt;
    // Who returns only whole charges returns what is left of one by itself.
    const part = amount < chargedAmount && gateway.manifest.partialRefund ? { amount } : {};
    const intent = { refundId, attemptId, reference, chargedAmount, ...part, ...known };
    return this.runner.refund(gateway, account, intent);
  }

  /** Whether its provider returns less than the whole charge. */
  returnsParts({ provider, gatewayVersion }: QueryableAttempt): boolean {
    return this.gateways.get(provider, gatewayVersion).manifest.partialRefund;
  }

  private async line(ctx: TenantContext, attempt: QueryableAttempt): Promise<Line> {
    const { gatewayAccountId, provider, gatewayVersion, receiverId, providerData } = attempt;
    const via = await this.accounts.get(ctx, gatewayAccountId);
    if (!via) throw new Error(`gateway account ${gatewayAccountId} does not exist`);
    const receiver = receiverId === null ? undefined : await this.receivers.get(ctx, receiverId);
    return {
      gateway: this.gateways.get(provider, gatewayVersion),
      account: via.account,
      known: {
        ...(receiver?.receiverToken && { receiverToken: receiver.receiverToken }),
        ...(providerData && { providerData }),
      },
    };
  }
}
