import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../database/index.js';
import { minutes } from '../../../runtime/clock/durations.js';
import { Clock } from '../../../runtime/clock/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { RefundPayment } from '../../payments/index.js';
import { ReviewItems } from '../../review/index.js';
import { RefundRequests, type RefundRequest } from '../store/refund-requests.js';

/** A process that dies between the grant and its record leaves the request due. */
export const GRANTED_MS = minutes(2);
/** The payments module follows the refund; the request looks again in case its event is missed. */
const LOOK_AGAIN_MS = minutes(30);

type GrantedRequest = Pick<RefundRequest, 'id' | 'paymentId' | 'orderId' | 'protocol' | 'itemIds'>;

/** Gives the money of a granted request back, once, however often it is called. */
@Injectable()
export class GrantRefund {
  constructor(
    private readonly requests: RefundRequests,
    private readonly refunds: RefundPayment,
    private readonly review: ReviewItems,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  async grant(
    ctx: TenantContext,
    { id, paymentId, orderId, protocol, itemIds }: GrantedRequest,
  ): Promise<void> {
    const answer = await this.refunds.refund(ctx, paymentId, itemIds === null ? undefined : { itemIds });
    // Another part is on its way: this one follows it.
    if (answer.kind === 'underWay' || answer.kind === 'otherUnderWay') {
      const again = new Date(this.clock.now().getTime() + LOOK_AGAIN_MS);
      return this.requests.move(ctx, id, answer.kind === 'underWay' ? 'PROCESSING' : 'APPROVED', again);
    }
    const isReturned =
      answer.kind === 'refunded' || (answer.kind === 'notRefundable' && answer.status === 'REFUNDED');
    if (isReturned) return this.requests.move(ctx, id, 'DONE', null);
    await this.transactions.run('refundNotPossible', async (tx) => {
      if (!(await this.requests.failed(ctx, tx, id))) return;
      const now = this.clock.now();
      await this.review.raise(
        ctx,
        tx,
        { paymentId: null, attemptId: null, now },
        { kind: 'REFUND_NOT_POSSIBLE', detail: { orderId, protocol, why: answer.kind } },
      );
    });
  }
}
