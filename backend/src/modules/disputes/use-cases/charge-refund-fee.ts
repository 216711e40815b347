import { cents } from '@guiche/money';
import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../database/index.js';
import { Clock } from '../../../runtime/clock/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { Subscribes, type DomainEvent, type Subscriber } from '../../../runtime/events/index.js';
import { Ledger } from '../../ledger/index.js';
import { paymentPartlyRefunded, paymentRefunded, type PaymentEvent } from '../../payments/index.js';
import { disputeRulesOf } from '../../platforms/index.js';
import { refundFeeMove } from '../dispute-moves.js';
import { DisputedPayments } from '../store/disputed-payments.js';
import { Disputes } from '../store/disputes.js';

/**
 * Charges the seller what a refund costs, once for each payment. A payment with a dispute pays the fee of that, or none. Events repeat: the
 * key of the move makes one effect.
 */
@Injectable()
@Subscribes({ name: 'disputes.charge-refund-fee', to: [paymentRefunded, paymentPartlyRefunded] })
export class ChargeRefundFee implements Subscriber<PaymentEvent> {
  constructor(
    private readonly payments: DisputedPayments,
    private readonly disputes: Disputes,
    private readonly ledger: Ledger,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  async on(ctx: TenantContext, { key: paymentId }: DomainEvent<PaymentEvent>): Promise<void> {
    await this.transactions.run('chargeRefundFee', async (tx) => {
      await this.disputes.serialize(ctx, tx, paymentId);
      const payment = await this.payments.find(ctx, tx, paymentId);
      // A charge that nobody paid may be canceled by the word for a refund.
      if (!payment?.captured || payment.currency !== 'BRL') return;
      const { refundFee } = disputeRulesOf(payment.rules, payment.ownFees);
      if (refundFee === 0 || (await this.disputes.latest(ctx, tx, paymentId))) return;
      const now = this.clock.now();
      const { sellerId, currency } = payment;
      const move = refundFeeMove({ paymentId, sellerId, currency, fee: cents(refundFee) }, now);
      await this.ledger.move(ctx, tx, now, [move]);
    });
  }
}
