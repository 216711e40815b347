import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../database/index.js';
import type { Session } from '../../../runtime/access/index.js';
import { Clock } from '../../../runtime/clock/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { AuditLog } from '../../audit/index.js';
import { Reauthentication, type Proof } from '../../identity/index.js';
import { MailQueue } from '../../mail/index.js';
import { salesProblem } from '../sales-problems.js';
import { FoundSales } from '../store/found-sales.js';
import { RefundRequests } from '../store/refund-requests.js';
import { GRANTED_MS, GrantRefund } from './grant-refund.js';

export interface RefundDecision extends Proof {
  readonly isGranted: boolean;
  /** Why; the buyer reads it when the money is refused. */
  readonly reason: string;
}

/** A seller decides about a request that came after the guaranteed days. */
@Injectable()
export class DecideRefund {
  constructor(
    private readonly sales: FoundSales,
    private readonly requests: RefundRequests,
    private readonly granting: GrantRefund,
    private readonly reauthentication: Reauthentication,
    private readonly mail: MailQueue,
    private readonly audit: AuditLog,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws Problem notFound: no sale of this seller; validation (422): wrong password or code; requestIsDecided (409): decided before,
   *   or no such request
   */
  async decide(
    ctx: TenantContext,
    session: Session,
    {
      saleId,
      id,
      decision,
    }: { readonly saleId: string; readonly id: string; readonly decision: RefundDecision },
  ): Promise<void> {
    const sale = await this.sales.find(ctx, saleId, session.accountId);
    const { isGranted, reason, ...proof } = decision;
    await this.reauthentication.demand(ctx, session, proof);
    const now = this.clock.now();
    const decided = await this.transactions.run('decideRefund', async (tx) => {
      const found = await this.requests.decide(ctx, tx, {
        ...{ orderId: saleId, id, by: session.person.id, decision: reason, now },
        ...{ state: isGranted ? 'APPROVED' : 'REFUSED' },
        dueAt: isGranted ? new Date(now.getTime() + GRANTED_MS) : null,
      });
      if (!found) throw salesProblem('requestIsDecided');
      this.audit.record(ctx, tx, {
        ...{ action: isGranted ? 'refund.granted' : 'refund.refusedToBuyer', reason },
        ...{ subject: 'sales', subjectId: saleId, after: { protocol: found.protocol } },
      });
      if (!isGranted)
        await this.mail.add(tx, {
          ...{ platformId: ctx.platformId, kind: 'refundRefused', to: sale.buyerEmail },
          locale: sale.locale ?? ctx.locale,
          values: { name: sale.buyerName, product: sale.productName, protocol: found.protocol, reason },
        });
      return found;
    });
    if (isGranted) await this.granting.grant(ctx, decided);
  }
}
