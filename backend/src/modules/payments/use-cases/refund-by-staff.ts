import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../database/index.js';
import type { Session } from '../../../runtime/access/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { runtimeProblem } from '../../../runtime/errors/index.js';
import { AuditLog } from '../../audit/index.js';
import { Reauthentication, type Proof } from '../../identity/index.js';
import { Refunds } from '../store/refunds.js';
import { EndRefund, type RefundEnded } from './end-refund.js';
import { RefundPayment, type RefundAnswer } from './refund-payment.js';
import type { PartToRefund } from './wanted-refund.js';

/** Refunds that staff request and end. Both move money, so both need the password again, and are recorded with a reason. */
@Injectable()
export class RefundByStaff {
  constructor(
    private readonly refundPayment: RefundPayment,
    private readonly endRefund: EndRefund,
    private readonly refunds: Refunds,
    private readonly reauthentication: Reauthentication,
    private readonly audit: AuditLog,
    private readonly transactions: Transactions,
  ) {}

  /** Refunds a payment, or a part of it. @throws Problem validation (422): wrong password or code; notFound (404): no payment of this tenant */
  async refund(
    ctx: TenantContext,
    session: Session,
    paymentId: string,
    { reason, part, ...proof }: Proof & { readonly reason: string; readonly part?: PartToRefund | undefined },
  ): Promise<RefundAnswer> {
    await this.reauthentication.demand(ctx, session, proof);
    if (!(await this.refunds.exists(ctx, 'payment', paymentId))) throw runtimeProblem('notFound');
    await this.record(ctx, 'refund.requested', paymentId, { reason, ...(part && { after: part }) });
    return this.refundPayment.refund(ctx, paymentId, part);
  }

  /** Ends a refund without a result as staff saw it at the provider. @throws Problem validation (422): wrong password or code */
  async end(
    ctx: TenantContext,
    session: Session,
    refundId: string,
    { isReturned, reason, ...proof }: Proof & { readonly isReturned: boolean; readonly reason: string },
  ): Promise<RefundEnded> {
    await this.reauthentication.demand(ctx, session, proof);
    if (!(await this.refunds.exists(ctx, 'refund', refundId))) throw runtimeProblem('notFound');
    await this.record(ctx, 'refund.ended', refundId, { reason, after: { isReturned } });
    return isReturned ? this.endRefund.returned(ctx, refundId) : this.endRefund.notReturned(ctx, refundId);
  }

  /** Written first: what follows may be cut off, and who asked for it must be known. */
  private record(
    ctx: TenantContext,
    action: string,
    subjectId: string,
    more: { readonly reason: string; readonly after?: { readonly isReturned: boolean } | PartToRefund },
  ): Promise<void> {
    return this.transactions.run('recordRefundByStaff', (tx) => {
      const subject = action === 'refund.ended' ? 'refunds' : 'payments';
      this.audit.record(ctx, tx, { action, subject, subjectId, ...more });
      return Promise.resolve();
    });
  }
}
