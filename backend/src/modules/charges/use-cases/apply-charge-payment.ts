import type { QueryOutcome } from '@guiche/gateway-kit';
import { cents, type Cents } from '@guiche/money';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Transactions, assertOutsideTransaction } from '../../../database/index.js';
import { Clock } from '../../../runtime/clock/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { Ledger } from '../../ledger/index.js';
import {
  decide,
  onOurClock,
  type AttemptSnapshot,
  type Decision,
  type OutcomeSource,
} from '../../payments/index.js';
import { ReviewItems, type NewReviewItem } from '../../review/index.js';
import { ChargeChanges } from '../charge-changes.js';
import { leftToPay } from '../charge-moves.js';
import { isReceiptChanged, receiptChange, type ReceiptChange } from '../domain/charge-receipt.js';
import { isGivenUp, isUnpaid, standingAfterReceipt } from '../domain/charge-states.js';
import { receiptMove } from '../receipt-move.js';
import { ChargePayments, type ChargePaymentRow } from '../store/charge-payments.js';
import { Charges, type SellerCharge } from '../store/charges.js';

export interface ObservedChargePayment {
  readonly of: Pick<ChargePaymentRow, 'id' | 'chargeId'>;
  /** As the gateway read it: its instants are the provider's. */
  readonly outcome: QueryOutcome;
  readonly source: OutcomeSource;
  /** Of an answer: the status when the query was sent. */
  readonly askedAt?: AttemptSnapshot['status'];
}

interface Locked {
  readonly charge: SellerCharge;
  readonly payment: ChargePaymentRow;
  readonly decision: Decision;
  readonly now: Date;
}

/**
 * The only writer of what became of a payment of a charge. Reply, webhook and query come through here: under the lock of the charge the
 * rules of purchases decide what the outcome means, and money that came or went back is booked in the same transaction. A charge that was
 * paid meanwhile takes nothing: the money is the seller's, and staff are told.
 */
@Injectable()
export class ApplyChargePayment {
  constructor(
    private readonly charges: Charges,
    private readonly payments: ChargePayments,
    private readonly changes: ChargeChanges,
    private readonly ledger: Ledger,
    private readonly review: ReviewItems,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** @throws Error when the payment does not exist */
  async apply(
    ctx: TenantContext,
    { of, outcome, source, askedAt }: ObservedChargePayment,
  ): Promise<Decision> {
    assertOutsideTransaction('applyChargePayment');
    return this.transactions.run('applyChargePayment', async (tx) => {
      const charge = await this.charges.lock(ctx, tx, of.chargeId);
      const payment = await this.payments.lock(ctx, tx, of.id);
      if (!charge || !payment) throw new Error(`payment ${of.id} of a charge does not exist`);
      const now = this.clock.now();
      const decision = decide(payment.standing, onOurClock(outcome, this.clock), { source, now, askedAt });
      await this.write(ctx, tx, { charge, payment, decision, now });
      return decision;
    });
  }

  private async write(ctx: TenantContext, tx: EntityManager, locked: Locked): Promise<void> {
    const { charge, payment, decision, now } = locked;
    if (decision.reviewItem) await this.callSomebody(ctx, tx, locked, decision.reviewItem);
    const left = isUnpaid(charge.state) ? leftToPay(charge) : cents(0);
    const change = receiptChange(payment, hasNow(payment, decision.next), left);
    const isMoved = isReceiptChanged(change);
    await this.payments.save(ctx, tx, {
      ...payment,
      standing: { ...decision.next, dueAt: isOver(decision.next) ? null : decision.next.dueAt },
      received: cents(payment.received + change.pays + change.surplus - change.surplusBack - change.unpays),
      applied: cents(payment.applied + change.pays - change.unpays),
      posted: payment.posted + (isMoved ? 1 : 0),
    });
    if (!isMoved) return;
    await this.saveCharge(ctx, tx, locked, change);
    if (change.surplus > 0)
      await this.callSomebody(ctx, tx, locked, {
        kind: 'DOUBLE_PAYMENT',
        detail: { surplus: change.surplus, state: charge.state },
      });
    if (change.unpays > 0 && isGivenUp(charge.state))
      await this.callSomebody(ctx, tx, locked, {
        kind: 'FORBIDDEN_TRANSITION',
        detail: { event: 'returned', returned: change.unpays, state: charge.state },
      });
    // Last, because the accounts stay locked until the commit.
    const move = receiptMove(charge, payment, { change, occurredAt: now });
    const [moved] = await this.ledger.move(ctx, tx, now, [move]);
    if (moved !== 'posted') throw new Error(`payment ${payment.id} of a charge was posted before`);
  }

  private async saveCharge(
    ctx: TenantContext,
    tx: EntityManager,
    { charge, payment, now }: Locked,
    { pays, surplus, surplusBack, unpays }: ReceiptChange,
  ): Promise<void> {
    const note = (what: string, amount: Cents) =>
      amount > 0 ? this.changes.note(ctx, tx, charge.id, { what, now, amount }) : undefined;
    await note('PAID_TOO_MUCH', surplus);
    await note('SURPLUS_TAKEN_BACK', surplusBack);
    if (pays + unpays === 0) return;
    const paid = cents(charge.paid + pays - unpays);
    await this.changes.save(
      ctx,
      tx,
      charge,
      {
        ...{ ...charge, paid },
        ...(pays > 0 && { method: payment.standing.method as 'PIX' | 'BILLET' }),
        ...standingAfterReceipt(charge, paid, now),
      },
      pays > 0
        ? { what: `PAID_BY_${payment.standing.method}`, now, amount: pays }
        : { what: 'PAYMENT_RETURNED', now, amount: unpays },
    );
  }

  private callSomebody(
    ctx: TenantContext,
    tx: EntityManager,
    { charge, payment, now }: Locked,
    { kind, detail }: NewReviewItem,
  ): Promise<void> {
    const about = { chargeId: charge.id, chargePaymentId: payment.id, provider: payment.provider };
    return this.review.raise(
      ctx,
      tx,
      { paymentId: null, attemptId: null, now },
      { kind, detail: { ...detail, ...about } },
    );
  }
}

/** What the provider has of it now. */
function hasNow({ received }: ChargePaymentRow, { status, amount, refundedAmount }: AttemptSnapshot): Cents {
  if (status === 'APPROVED') return cents(amount - refundedAmount);
  return status === 'REFUNDED' || status === 'CHARGEBACK' ? cents(0) : received;
}

/** Nothing more is expected. A notification has the provider asked again. */
const isOver = ({ status, flagged }: AttemptSnapshot): boolean =>
  !flagged && status !== 'PENDING' && status !== 'CANCELED';
