import { GatewayRunner, type Outcome, type QueryOutcome } from '@guiche/gateway-kit';
import { Injectable } from '@nestjs/common';
import { PaymentsConfig } from '../../config/index.js';
import { Admission } from '../../runtime/admission/index.js';
import { Clock } from '../../runtime/clock/index.js';
import type { TenantContext } from '../../runtime/context/index.js';
import { Circuits, GatewayAccounts, GatewayDirectory, type PlannedRoute } from '../acquiring/index.js';
import type { ChargePaymentRow, NewChargePayment } from './store/charge-payments.js';

/** Who pays, as providers want to know it. */
export interface ChargeDebtor {
  readonly name: string;
  readonly email: string;
  readonly document: string;
  readonly phone: string;
}

/** Speaks to providers about payments of charges. Nothing is written here. */
@Injectable()
export class ChargeProvider {
  constructor(
    private readonly accounts: GatewayAccounts,
    private readonly gateways: GatewayDirectory,
    private readonly circuits: Circuits,
    private readonly runner: GatewayRunner,
    private readonly admission: Admission,
    private readonly clock: Clock,
    private readonly config: PaymentsConfig,
  ) {}

  /** Of a provider that is data. */
  versionOf(provider: string): number | null {
    return this.gateways.versionOf(provider);
  }

  /** Asks for a code, once. The payment was written before; its id is our key there, for life. */
  charge(
    { via }: PlannedRoute,
    {
      id,
      chargeId,
      sellerId,
      provider,
      gatewayVersion,
      method,
      amount,
      currency,
      createdAt,
    }: NewChargePayment,
    { customer, description }: { readonly customer: ChargeDebtor; readonly description: string },
  ): Promise<Outcome> {
    const { account } = via;
    const intent = {
      ...{ attemptId: id, createdAt: this.clock.toWorld(createdAt), paymentMethod: method, amount, currency },
      ...{ description, orderId: chargeId, userId: sellerId, customer, installments: 1 },
      items: [{ id: chargeId, title: description, unitPrice: amount, quantity: 1, tangible: false }],
      // Sent to the address of the account, where it is found by our key or the provider's.
      webhookUrl: via.webhookUrl(),
      splits: [],
      fingerPrints: [],
    };
    return this.circuits.charge({ accountId: account.id, provider: account.provider, method }, () =>
      this.admission.whileOutside(() =>
        this.runner.charge(this.gateways.get(provider, gatewayVersion), account, intent, {
          withinMs: this.config.chargeDeadlineMs,
        }),
      ),
    );
  }

  /** Asks what became of it. */
  async look(
    ctx: TenantContext,
    { id, gatewayAccountId, provider, gatewayVersion, standing }: ChargePaymentRow,
    named?: string,
  ): Promise<QueryOutcome> {
    const via = await this.accounts.get(ctx, gatewayAccountId);
    if (!via) throw new Error(`gateway account ${gatewayAccountId} does not exist`);
    const { amount, method, createdAt, reference, providerData } = standing;
    return this.runner.query(this.gateways.get(provider, gatewayVersion), via.account, {
      ...{ attemptId: id, amount, paymentMethod: method },
      createdAt: this.clock.toWorld(createdAt),
      queriedAt: this.clock.toWorld(this.clock.now()),
      ...(reference !== null && { reference }),
      ...(named !== undefined && { namedReference: named }),
      ...(providerData && { providerData }),
    });
  }
}
