import {
  GatewayRunner,
  type AnyGateway,
  type ReceiverIntent,
  type ReceiverOutcome,
  type Refused,
} from '@guiche/gateway-kit';
import { Injectable } from '@nestjs/common';
import type { TenantContext } from '../../runtime/context/index.js';
import { GatewayAccounts, GatewayDirectory } from '../acquiring/index.js';
import { Receivers } from '../receivers/index.js';
import type { ReceiverRequest } from './store/receiver-requests.js';

/** An account at a provider that opens receivers. */
export interface OpeningAccount {
  readonly id: string;
  readonly provider: string;
  readonly gatewayVersion: number | null;
  /** The brand name of the provider. */
  readonly name: string;
}

/** Speaks to providers about receivers. Nothing is written here. */
@Injectable()
export class ReceiverProvider {
  constructor(
    private readonly accounts: GatewayAccounts,
    private readonly gateways: GatewayDirectory,
    private readonly receivers: Receivers,
    private readonly runner: GatewayRunner,
  ) {}

  /** The accounts of the platform that open receivers, one of each provider. No statement when warm. */
  async able(ctx: TenantContext): Promise<OpeningAccount[]> {
    const able = (await this.accounts.of(ctx)).flatMap(({ id, provider, active, draining }) => {
      const gateway = this.gateways.find(provider);
      if (!active || draining || !gateway?.createReceiver) return [];
      return [
        { id, provider, gatewayVersion: this.gateways.versionOf(provider), name: gateway.manifest.name },
      ];
    });
    return able.filter(({ provider }, at) => able.findIndex((one) => one.provider === provider) === at);
  }

  nameOf(provider: string): string {
    return this.gateways.find(provider)?.manifest.name ?? provider;
  }

  /** What would be refused before anything is sent. Sends nothing. */
  async problem(
    ctx: TenantContext,
    { id, provider, gatewayVersion }: OpeningAccount,
    intent: ReceiverIntent,
  ): Promise<Refused | undefined> {
    const { gateway, account } = await this.line(ctx, { gatewayAccountId: id, provider, gatewayVersion });
    return this.runner.receiverProblem(gateway, account, intent);
  }

  /** Opens it, once. The request was written before. */
  async open(
    ctx: TenantContext,
    { id, provider, gatewayVersion }: OpeningAccount,
    intent: ReceiverIntent,
  ): Promise<ReceiverOutcome> {
    const { gateway, account } = await this.line(ctx, { gatewayAccountId: id, provider, gatewayVersion });
    return this.runner.createReceiver(gateway, account, intent);
  }

  /** Undefined: this provider answers no questions about receivers, or it has named none. */
  async look(ctx: TenantContext, request: ReceiverRequest): Promise<ReceiverOutcome | undefined> {
    const receiver =
      request.receiverId === null ? undefined : await this.receivers.get(ctx, request.receiverId);
    return receiver && this.lookAt(ctx, request, receiver.receiverId, receiver.receiverToken);
  }

  /** The same, about a receiver by the provider's id. */
  async lookAt(
    ctx: TenantContext,
    request: ReceiverRequest,
    receiverId: string,
    receiverToken?: string,
  ): Promise<ReceiverOutcome | undefined> {
    const { gateway, account } = await this.line(ctx, request);
    if (!gateway.queryReceiver) return undefined;
    return this.runner.queryReceiver(gateway, account, {
      receiverId,
      ...(receiverToken !== undefined && { receiverToken }),
    });
  }

  private async line(
    ctx: TenantContext,
    of: Pick<ReceiverRequest, 'gatewayAccountId' | 'provider' | 'gatewayVersion'>,
  ) {
    const via = await this.accounts.get(ctx, of.gatewayAccountId);
    if (!via) throw new Error(`gateway account ${of.gatewayAccountId} does not exist`);
    const gateway: AnyGateway = this.gateways.get(of.provider, of.gatewayVersion);
    return { gateway, account: via.account };
  }
}
