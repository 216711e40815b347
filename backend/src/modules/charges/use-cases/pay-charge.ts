import { PLACEHOLDER_PHONE } from '@guiche/checkout-rules';
import { addCents, percentOf, type Cents } from '@guiche/money';
import { Injectable } from '@nestjs/common';
import { PaymentsConfig } from '../../../config/index.js';
import { Transactions } from '../../../database/index.js';
import { Clock } from '../../../runtime/clock/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { runtimeProblem } from '../../../runtime/errors/index.js';
import { newId } from '../../../runtime/ids/index.js';
import { Routing, type PlannedRoute } from '../../acquiring/index.js';
import { ChargeChanges } from '../charge-changes.js';
import { leftToPay } from '../charge-moves.js';
import { chargeProblem } from '../charge-problems.js';
import { ChargeProvider, type ChargeDebtor } from '../charge-provider.js';
import { isUnpaid } from '../domain/charge-states.js';
import {
  ChargePayments,
  type PaidChargeMethod,
  type ChargePaymentRow,
  type NewChargePayment,
} from '../store/charge-payments.js';
import { Charges, type SellerCharge } from '../store/charges.js';
import { ApplyChargePayment } from './apply-charge-payment.js';

interface Wanted {
  readonly sellerId: string;
  readonly chargeId: string;
  readonly method: PaidChargeMethod;
}

interface Opened {
  readonly payment: NewChargePayment;
}

/**
 * A seller pays an own charge by PIX or boleto. The payment is written before the provider is called, outside any transaction; another
 * account is tried only after a definite refusal. While a code of this amount can be paid, it is shown again and nothing is called.
 */
@Injectable()
export class PayCharge {
  constructor(
    private readonly charges: Charges,
    private readonly payments: ChargePayments,
    private readonly changes: ChargeChanges,
    private readonly provider: ChargeProvider,
    private readonly applying: ApplyChargePayment,
    private readonly routing: Routing,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly config: PaymentsConfig,
  ) {}

  /** @throws Problem notFound; chargeMoved, debtorUnknown, chargeNotPayable (409). Nothing was written */
  async pay(ctx: TenantContext, wanted: Wanted): Promise<ChargePaymentRow> {
    const { charge, customer } = await this.charged(ctx, wanted);
    const routes = await this.routesOf(ctx, charge, wanted.method);
    const description = `${charge.reference} · ${charge.id.slice(0, 8)}`;
    for (const route of routes) {
      const opened = await this.open(ctx, wanted, route);
      if ('shown' in opened) return opened.shown;
      const { payment } = opened;
      const outcome = await this.provider.charge(route, payment, { customer, description });
      await this.applying.apply(ctx, { of: payment, outcome, source: 'reply' });
      const isLast = route === routes.at(-1);
      if (outcome.kind !== 'refused' || isLast) return this.found(ctx, payment.id);
    }
    throw chargeProblem('chargeNotPayable');
  }

  /** The last code. Undefined: none was asked for. @throws Problem notFound: no charge of this seller */
  async latest(
    ctx: TenantContext,
    of: Pick<Wanted, 'sellerId' | 'chargeId'>,
  ): Promise<ChargePaymentRow | undefined> {
    const charge = await this.charges.find(ctx, of.chargeId);
    if (charge?.sellerId !== of.sellerId) throw runtimeProblem('notFound');
    return this.payments.latest(ctx, of);
  }

  private async charged(
    ctx: TenantContext,
    { sellerId, chargeId }: Wanted,
  ): Promise<{ readonly charge: SellerCharge; readonly customer: ChargeDebtor }> {
    const charge = await this.charges.find(ctx, chargeId);
    if (charge?.sellerId !== sellerId) throw runtimeProblem('notFound');
    if (!isUnpaid(charge.state)) throw chargeProblem('chargeMoved');
    const debtor = await this.charges.debtor(ctx, sellerId);
    if (!debtor) throw chargeProblem('debtorUnknown');
    return { charge, customer: { ...debtor, phone: debtor.phone ?? PLACEHOLDER_PHONE } };
  }

  /** @throws Problem chargeNotPayable */
  private async routesOf(
    ctx: TenantContext,
    charge: SellerCharge,
    method: PaidChargeMethod,
  ): Promise<readonly PlannedRoute[]> {
    // Not in the name of the seller, whose own account it would be paid to.
    const ways = await this.routing.of(ctx, {
      ...{ sellerId: charge.sellerId, productId: undefined, preferredId: null, isSent: false },
    });
    const asked = { attemptId: newId(this.clock.now()), method, amount: leftToPay(charge) };
    const chosen = ways.choose({ ...asked, currency: charge.currency, installments: 1 });
    if (!chosen) throw chargeProblem('chargeNotPayable');
    return [chosen.first, ...chosen.others];
  }

  /** Writes the payment under the lock of the charge; `shown`: one can be paid already. */
  private open(
    ctx: TenantContext,
    { chargeId, method }: Wanted,
    route: PlannedRoute,
  ): Promise<Opened | { readonly shown: ChargePaymentRow }> {
    return this.transactions.run('openChargePayment', async (tx) => {
      const charge = await this.charges.lock(ctx, tx, chargeId);
      if (!charge || !isUnpaid(charge.state)) throw chargeProblem('chargeMoved');
      const amount = leftToPay(charge);
      const shown = await this.payments.open(ctx, tx, { chargeId, method, amount });
      if (shown) return { shown };
      const payment = this.newPayment(ctx, charge, route, { method, amount });
      await this.payments.add(ctx, tx, payment);
      await this.changes.note(ctx, tx, chargeId, { what: `CODE_${method}`, now: payment.createdAt, amount });
      return { payment };
    });
  }

  private newPayment(
    ctx: TenantContext,
    { id: chargeId, sellerId, currency }: SellerCharge,
    { via, cost }: PlannedRoute,
    { method, amount }: { readonly method: PaidChargeMethod; readonly amount: Cents },
  ): NewChargePayment {
    const now = this.clock.now();
    const { id: gatewayAccountId, provider } = via.account;
    return {
      ...{ id: newId(now), chargeId, sellerId, gatewayAccountId, provider, method, amount, currency },
      gatewayVersion: this.provider.versionOf(provider),
      cost: addCents(percentOf(amount, cost.bps), cost.fixed),
      leaseUntil: new Date(now.getTime() + this.config.purchaseLeaseMs),
      ...{ createdBy: ctx.recordedActor, createdAt: now },
    };
  }

  private async found(ctx: TenantContext, id: string): Promise<ChargePaymentRow> {
    const found = await this.payments.find(ctx, id);
    if (!found) throw new Error(`payment ${id} of a charge does not exist`);
    return found;
  }
}
