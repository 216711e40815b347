import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../database/index.js';
import type { Session } from '../../../runtime/access/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { runtimeProblem } from '../../../runtime/errors/index.js';
import { AuditLog } from '../../audit/index.js';
import { Reauthentication, type Proof } from '../../identity/index.js';
import { RefundPayment, type RefundAnswer } from '../../payments/index.js';
import { itemsToReturnTexts, salesProblem } from '../sales-problems.js';
import { FoundSales } from '../store/found-sales.js';

/** A seller gives the buyer the money back, or that of some items, at any time. A second request finds the first one. */
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
   * @throws Problem notFound: no sale of this seller; validation (422): wrong password or code, or no such items; saleNotRefundable (409),
   *   saleRefundRefused (409), partNotReturnable (409), otherRefundOpen (409)
   */
  async refund(
    ctx: TenantContext,
    session: Session,
    saleId: string,
    {
      reason,
      itemIds,
      ...proof
    }: Proof & { readonly reason: string; readonly itemIds?: readonly string[] | undefined },
  ): Promise<'refunded' | 'underWay'> {
    const { paymentId, status } = await this.sales.find(ctx, saleId, session.accountId);
    await this.reauthentication.demand(ctx, session, proof);
    if (status === 'REFUNDED') return 'refunded';
    if (paymentId === null || status !== 'APPROVED') throw salesProblem('saleNotRefundable');
    // Written first: what follows may be cut off, and who asked for it must be known.
    await this.transactions.run('recordOwnRefund', (tx) => {
      this.audit.record(ctx, tx, {
        ...{ action: 'refund.requested', subject: 'payments', subjectId: paymentId, reason },
        ...(itemIds && { after: { itemIds } }),
      });
      return Promise.resolve();
    });
    const answer = await this.refunds.refund(ctx, paymentId, itemIds && { itemIds });
    if (answer.kind === 'refunded' || answer.kind === 'underWay') return answer.kind;
    // A second request, while the first was answered.
    if (answer.kind === 'notRefundable' && answer.status === 'REFUNDED') return 'refunded';
    throw refusalOf(answer.kind);
  }
}

/** Why a seller's refund was not made. */
export function refusalOf(kind: Exclude<RefundAnswer['kind'], 'refunded' | 'underWay'>): Error {
  switch (kind) {
    case 'notRefundable':
      return salesProblem('saleNotRefundable');
    case 'refused':
      return salesProblem('saleRefundRefused');
    case 'partNotOffered':
      return salesProblem('partNotReturnable');
    case 'otherUnderWay':
      return salesProblem('otherRefundOpen');
    case 'noSuchItem':
    case 'amountNotLeft':
      return runtimeProblem('validation', { errors: { itemIds: [itemsToReturnTexts] } });
  }
}
