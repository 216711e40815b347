import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Transactions } from '../../../database/index.js';
import type { Session } from '../../../runtime/access/index.js';
import { Clock } from '../../../runtime/clock/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { runtimeProblem } from '../../../runtime/errors/index.js';
import { boundList, selectedIds, type BulkActionDto, type BulkResult } from '../../../runtime/lists/index.js';
import { AuditLog } from '../../audit/index.js';
import { Reauthentication, type Proof } from '../../identity/index.js';
import { MailQueue } from '../../mail/index.js';
import { salesProblem } from '../sales-problems.js';
import { FoundSales, type FoundSale } from '../store/found-sales.js';
import { RefundRequests, type RefundRequest } from '../store/refund-requests.js';
import { GRANTED_MS, GrantRefund } from './grant-refund.js';

export interface RefundDecision extends Proof {
  readonly isGranted: boolean;
  /** Why; the buyer reads it when the money is refused. */
  readonly reason: string;
}

/** A seller decides about requests that came after the guaranteed days, and has failed ones tried again. */
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
    const decided = await this.transactions.run('decideRefund', (tx) =>
      this.decideIn(ctx, tx, { sale, id, isGranted, reason, by: session.person.id }),
    );
    if (isGranted) await this.granting.grant(ctx, decided);
  }

  /**
   * Grants several open requests, all or none; each is given back soon after.
   * @throws Problem selectionChanged, requestIsDecided (409): one was decided meanwhile; validation (422): wrong password or code
   */
  async grantSelected(
    ctx: TenantContext,
    session: Session,
    { password, code, ...selected }: BulkActionDto & Proof,
  ): Promise<BulkResult> {
    await this.reauthentication.demand(ctx, session, { password, code });
    const list = boundList('seller', 'refund-requests');
    if (!list) throw new Error('there is no list of refund requests');
    const { reason } = selected;
    return this.transactions.run('grantRefunds', async (tx) => {
      const scope = { platformId: ctx.platformId, personId: session.accountId, now: this.clock.now() };
      const ids = await selectedIds(tx, list, scope, selected);
      for (const id of ids) {
        const request = await this.requests.ofProducer(ctx, session.accountId, id);
        if (!request) throw runtimeProblem('selectionChanged');
        const sale = await this.sales.find(ctx, request.orderId, session.accountId);
        await this.decideIn(ctx, tx, {
          sale,
          id,
          isGranted: true,
          reason,
          by: session.person.id,
          isDueNow: true,
        });
      }
      return { done: ids.length };
    });
  }

  /** @throws Problem notFound; requestNotFailed (409); validation (422): wrong password or code */
  async retry(
    ctx: TenantContext,
    session: Session,
    id: string,
    { reason, ...proof }: Proof & { readonly reason: string },
  ): Promise<void> {
    const request = await this.requests.ofProducer(ctx, session.accountId, id);
    if (!request) throw runtimeProblem('notFound');
    await this.reauthentication.demand(ctx, session, proof);
    const { orderId } = request;
    const again = await this.transactions.run('retryRefund', async (tx) => {
      const dueAt = new Date(this.clock.now().getTime() + GRANTED_MS);
      const found = await this.requests.retry(ctx, tx, { orderId, id, dueAt });
      if (!found) throw salesProblem('requestNotFailed');
      this.audit.record(ctx, tx, {
        ...{ action: 'refund.retried', reason, subject: 'sales', subjectId: orderId },
        after: { protocol: found.protocol },
      });
      return found;
    });
    await this.granting.grant(ctx, again);
  }

  private async decideIn(
    ctx: TenantContext,
    tx: EntityManager,
    { sale, id, isGranted, reason, by, isDueNow = false }: Decided,
  ): Promise<RefundRequest> {
    const now = this.clock.now();
    const dueAt = new Date(now.getTime() + (isDueNow ? 0 : GRANTED_MS));
    const found = await this.requests.decide(ctx, tx, {
      ...{ orderId: sale.id, id, by, decision: reason, now },
      ...{ state: isGranted ? 'APPROVED' : 'REFUSED', dueAt: isGranted ? dueAt : null },
    });
    if (!found) throw salesProblem('requestIsDecided');
    this.audit.record(ctx, tx, {
      ...{ action: isGranted ? 'refund.granted' : 'refund.refusedToBuyer', reason },
      ...{ subject: 'sales', subjectId: sale.id, after: { protocol: found.protocol } },
    });
    if (!isGranted)
      await this.mail.add(tx, {
        ...{ platformId: ctx.platformId, kind: 'refundRefused', to: sale.buyerEmail },
        locale: sale.locale ?? ctx.locale,
        values: { name: sale.buyerName, product: sale.productName, protocol: found.protocol, reason },
      });
    return found;
  }
}

interface Decided {
  readonly sale: FoundSale;
  readonly id: string;
  readonly isGranted: boolean;
  readonly reason: string;
  /** The account that decides. */
  readonly by: string;
  /** The sweep gives it back, instead of the caller. */
  readonly isDueNow?: boolean;
}
