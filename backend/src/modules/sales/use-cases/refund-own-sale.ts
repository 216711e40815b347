import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../database/index.js';
import type { Session } from '../../../runtime/access/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { AuditLog } from '../../audit/index.js';
import { Reauthentication, type Proof } from '../../identity/index.js';
import { RefundPayment } from '../../payments/index.js';
import { salesProblem } from '../sales-problems.js';
import { FoundSales } from '../store/found-sales.js';

/** A seller gives the buyer the money back, at any time. A second request finds the first one. */
@Injectable()
export class RefundOwnSale {
  constructor(
    private readonly sales: FoundSales,
    private readonly refunds: RefundPayment,
    private readonly reauthentication: Reauthentication,
    private readonly audit: AuditLog,
    private readonly transactions: Transactions,
  ) {}

  /**
   * @throws Problem notFound: no sale of this seller; validation (422): wrong password or code; saleNotRefundable (409),
   *   saleRefundRefused (409)
   */
  async refund(
    ctx: TenantContext,
    session: Session,
    saleId: string,
    { reason, ...proof }: Proof & { readonly reason: string },
  ): Promise<'refunded' | 'underWay'> {
    const { paymentId, status } = await this.sales.find(ctx, saleId, session.accountId);
    await this.reauthentication.demand(ctx, session, proof);
    if (status === 'REFUNDED') return 'refunded';
    if (paymentId === null || status !== 'APPROVED') throw salesProblem('saleNotRefundable');
    // Written first: what follows may be cut off, and who asked for it must be known.
    await this.transactions.run('recordOwnRefund', (tx) => {
      this.audit.record(ctx, tx, {
        ...{ action: 'refund.requested', subject: 'payments', subjectId: paymentId, reason },
      });
      return Promise.resolve();
    });
    const answer = await this.refunds.refund(ctx, paymentId);
    if (answer.kind === 'notRefundable') {
      // A second request, while the first was answered.
      if (answer.status === 'REFUNDED') return 'refunded';
      throw salesProblem('saleNotRefundable');
    }
    if (answer.kind === 'refused') throw salesProblem('saleRefundRefused');
    return answer.kind;
  }
}
