import {
  GatewayRunner,
  type AnyGateway,
  type WithdrawOutcome,
  type WithdrawQueryOutcome,
} from '@guiche/gateway-kit';
import { Injectable } from '@nestjs/common';
import type { TenantContext } from '../../runtime/context/index.js';
import { Clock } from '../../runtime/clock/index.js';
import { GatewayAccounts, GatewayDirectory, type OpenAccount } from '../acquiring/index.js';
import { Receivers } from '../receivers/index.js';
import { payeeOf, type PayoutDestination } from './domain/payout-destination.js';
import type { SentPayout } from './store/payouts.js';

/** An account that can pay out. */
export interface PayingAccount {
  readonly id: string;
  readonly provider: string;
  readonly gatewayVersion: number | null;
  /** The provider can be asked what became of a payout. */
  readonly answersQuestions: boolean;
}

const DESCRIPTION = 'Saque';

/** Speaks to providers about payouts. Nothing is written here. */
@Injectable()
export class PayoutProvider {
  constructor(
    private readonly accounts: GatewayAccounts,
    private readonly gateways: GatewayDirectory,
    private readonly receivers: Receivers,
    private readonly runner: GatewayRunner,
    private readonly clock: Clock,
  ) {}

  /** The active accounts of the platform that can pay to this destination, those that answer questions first. */
  async able(
    ctx: TenantContext,
    { paymentMethod, receiverRowId }: PayoutDestination,
  ): Promise<PayingAccount[]> {
    const receiver = receiverRowId === undefined ? undefined : await this.receivers.get(ctx, receiverRowId);
    const able = (await this.accounts.of(ctx)).flatMap(({ id, provider, active }) => {
      const gateway = this.gateways.find(provider);
      if (!active || !gateway?.withdraw) return [];
      if (paymentMethod === 'RECEIVER' && receiver?.receiverProvider !== provider) return [];
      const gatewayVersion = this.gateways.versionOf(provider);
      return [{ id, provider, gatewayVersion, answersQuestions: gateway.queryWithdraw !== undefined }];
    });
    return able.sort((a, b) => Number(b.answersQuestions) - Number(a.answersQuestions));
  }

  /** Pays, once. The payout was written before; its id is our key there, for life. */
  async pay(
    ctx: TenantContext,
    payout: SentPayout,
    destination: PayoutDestination,
  ): Promise<WithdrawOutcome> {
    const { gateway, via, receiver } = await this.line(ctx, payout);
    return this.runner.withdraw(gateway, via.account, {
      ...payeeOf(destination, receiver),
      ...{ withdrawReference: payout.id, amount: payout.amount, description: DESCRIPTION },
      webhookUrl: via.webhookUrl(),
      createdAt: this.clock.toWorld(payout.askedAt),
    });
  }

  /** Undefined: this provider answers no questions about payouts. */
  async look(ctx: TenantContext, payout: SentPayout): Promise<WithdrawQueryOutcome | undefined> {
    const { gateway, via, receiver } = await this.line(ctx, payout);
    if (!gateway.queryWithdraw) return undefined;
    return this.runner.queryWithdraw(gateway, via.account, {
      ...{ withdrawReference: payout.id, amount: payout.amount },
      ...(payout.withdrawId !== null && { withdrawId: payout.withdrawId }),
      ...(receiver && { receiverId: receiver.receiverId }),
      ...(receiver?.receiverToken && { receiverToken: receiver.receiverToken }),
      createdAt: this.clock.toWorld(payout.askedAt),
      queriedAt: this.clock.toWorld(this.clock.now()),
    });
  }

  private async line(
    ctx: TenantContext,
    { gatewayAccountId, provider, gatewayVersion, receiverId }: SentPayout,
  ) {
    const via: OpenAccount | undefined = await this.accounts.get(ctx, gatewayAccountId);
    if (!via) throw new Error(`gateway account ${gatewayAccountId} does not exist`);
    const gateway: AnyGateway = this.gateways.get(provider, gatewayVersion);
    const receiver = receiverId === null ? undefined : await this.receivers.get(ctx, receiverId);
    return { gateway, via, receiver };
  }
}
