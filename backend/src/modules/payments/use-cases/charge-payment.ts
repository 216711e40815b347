import { GatewayRunner, type Outcome } from '@guiche/gateway-kit';
import { Injectable } from '@nestjs/common';
import type { TenantContext } from '../../../runtime/context/index.js';
import { AppConfig, PaymentsConfig } from '../../../config/index.js';
import { Admission } from '../../../runtime/admission/index.js';
import { Clock } from '../../../runtime/clock/index.js';
import { seconds } from '../../../runtime/clock/durations.js';
import { chargeIntent } from '../domain/charge-intent.js';
import { platformSplit } from '../domain/platform-split.js';
import type { Decision } from '../domain/decision.js';
import { CardsInMemory } from '../../cards/index.js';
import { Circuits, GatewayDirectory } from '../../acquiring/index.js';
import { FallBack } from './fall-back.js';
import type { AttemptIds } from '../store/locked-attempts.js';
import { ApplyOutcome, type TransactionParticipant } from './apply-outcome.js';
import type { OpenedPayment } from './open-payment.js';

/** With less time than this left, another attempt would end without a known result. */
const SHORTEST_TRY_MS = seconds(3);

/**
 * Sends the charge, outside any transaction, and applies the outcome. Each account is
 * called once; the next one only after a definite refusal, while the buyer can still be answered in time.
 */
@Injectable()
export class ChargePayment {
  constructor(
    private readonly gateways: GatewayDirectory,
    private readonly runner: GatewayRunner,
    private readonly circuits: Circuits,
    private readonly fallBack: FallBack,
    private readonly heldCards: CardsInMemory,
    private readonly applyOutcome: ApplyOutcome,
    private readonly admission: Admission,
    private readonly clock: Clock,
    private readonly app: AppConfig,
    private readonly config: PaymentsConfig,
  ) {}

  /** `alongside` is written in the transaction of the last account's outcome. */
  async charge<A>(
    ctx: TenantContext,
    opened: OpenedPayment,
    alongside?: TransactionParticipant<A>,
  ): Promise<Decision> {
    const until = performance.now() + this.config.cardDeadlineMs;
    const left = (): number => until - performance.now();
    let current = opened;
    for (;;) {
      const outcome = await this.ask(current, left());
      const next =
        outcome.kind === 'refused' && left() >= SHORTEST_TRY_MS
          ? await this.fallBack.from(ctx, current, outcome)
          : undefined;
      if (!next) {
        return this.applyOutcome.apply(ctx, { of: idsOf(current), outcome, source: 'reply' }, alongside);
      }
      current = next;
    }
  }

  private ask(opened: OpenedPayment, withinMs: number): Promise<Outcome> {
    const { order, via, attemptId, method, route, card } = opened;
    const { account } = via;
    const intent = chargeIntent(order, {
      attemptId,
      createdAt: this.clock.toWorld(opened.createdAt),
      method,
      webhookUrl: via.webhookUrl(opened.webhookToken),
      checkoutUrl: `${this.app.publicWebUrl}/checkout/${order.offerId}`,
      ...(card && { card: this.heldCards.chargedWith((data) => this.runner.sealCard(account, data), card) }),
      ...inTheNameOf(opened),
    });
    return this.circuits.charge(
      { accountId: account.id, provider: account.provider, method },
      () =>
        this.admission.whileOutside(() =>
          this.runner.charge(this.gateways.get(account.provider, opened.gatewayVersion), account, intent, {
            withinMs,
          }),
        ),
      { anyway: route.anyway === true },
    );
  }
}

const idsOf = ({ attemptId, order, via }: OpenedPayment): AttemptIds => ({
  attemptId,
  orderId: order.id,
  gatewayAccountId: via.account.id,
  platformId: order.platformId,
});

/** Payments.md §3: the receiver's token, and the platform's part to the platform's own receiver. */
function inTheNameOf({ receiver, via, order, division }: OpenedPayment) {
  if (!receiver?.receiverToken || via.defaultReceiverId === null) return {};
  return {
    receiver: {
      receiverToken: receiver.receiverToken,
      splits: platformSplit(order.total, division, via.defaultReceiverId),
    },
  };
}
