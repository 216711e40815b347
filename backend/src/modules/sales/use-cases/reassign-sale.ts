import { Injectable } from '@nestjs/common';
import { Reads, Transactions, sql, statement } from '../../../database/index.js';
import type { Session } from '../../../runtime/access/index.js';
import { Clock } from '../../../runtime/clock/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { runtimeProblem } from '../../../runtime/errors/index.js';
import { AuditLog } from '../../audit/index.js';
import { Reauthentication, type Proof } from '../../identity/index.js';
import { Ledger, type Division } from '../../ledger/index.js';
import { Orders } from '../../orders/index.js';
import { creditOf, creditedDivision, type Credit } from './credited-division.js';
import { affiliateTexts, percentTexts, salesProblem } from '../sales-problems.js';
import { FoundSales, type FoundSale } from '../store/found-sales.js';
import { lockSale, recordLocked } from './record-sale.js';

export interface AskedReassignment extends Proof {
  readonly reason: string;
  /** The e-mail address of the seller who is credited. Undefined: nobody is. */
  readonly affiliate?: string | undefined;
  /** Of what is left after the fee; undefined with nobody. */
  readonly basisPoints?: number | undefined;
}

interface Seller {
  readonly id: string;
  readonly email: string;
  readonly document: string | null;
}

const SELLER = sql<{ platformId: string; email: string }>(
  'seller-to-credit',
  `select id, lower(email) as email, document from users_read
where platform_id = :platformId and lower(email) = lower(:email) and role = 'PRODUCER' and status = 'ACTIVE'`,
);

const DIVISION = sql<{ platformId: string; orderId: string }>(
  'division-to-credit',
  `select division, affiliate_id as "affiliateId", buyer_document as "buyerDocument", currency from orders_read
where platform_id = :platformId and id = :orderId`,
);

/** Staff credit another affiliate with a sale that is paid and not released yet (domain.md §2.3). */
@Injectable()
export class ReassignSale {
  constructor(
    private readonly sales: FoundSales,
    private readonly orders: Orders,
    private readonly ledger: Ledger,
    private readonly reauthentication: Reauthentication,
    private readonly audit: AuditLog,
    private readonly reads: Reads,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * Moves the money and writes who is credited, all of it or nothing. A second request finds it done.
   * @throws Problem notFound; validation (422): proof, a seller who cannot be credited, no percentage; saleNotPaid (409): it went
   *   back, or nobody paid; saleReleased (409): the money can be withdrawn already
   */
  async reassign(
    ctx: TenantContext,
    session: Session,
    saleId: string,
    { reason, affiliate, basisPoints, ...proof }: AskedReassignment,
  ): Promise<void> {
    const sale = await this.sales.find(ctx, saleId, null);
    const { paymentId } = sale;
    const credited =
      affiliate === undefined ? null : await this.creditedSeller(ctx, sale, affiliate, basisPoints);
    await this.reauthentication.demand(ctx, session, proof);
    if (paymentId === null || sale.status !== 'APPROVED') throw salesProblem('saleNotPaid');
    const order = { platformId: ctx.platformId, orderId: saleId };
    await this.transactions.run('reassignSale', async (tx) => {
      await lockSale(tx, order);
      const [row] = await statement<{ division: Division; affiliateId: string | null; currency: string }>(
        tx,
        DIVISION(order),
      );
      if (!row) throw runtimeProblem('notFound');
      const before = creditOf(row.division);
      if (before?.sellerId === credited?.sellerId && before?.bps === credited?.bps) return;
      const division = creditedDivision(row.division, credited);
      const change = { paymentId, currency: row.currency, from: row.division, to: division, reason };
      const result = await this.ledger.reassign(ctx, tx, this.clock.now(), change);
      if (result === 'returned') throw salesProblem('saleNotPaid');
      if (result === 'released') throw salesProblem('saleReleased');
      await this.orders.credit(ctx, tx, { ...order, affiliateId: credited?.sellerId ?? null, division });
      await recordLocked(tx, order);
      this.audit.record(ctx, tx, {
        ...{ action: 'sale.reassigned', subject: 'sales', subjectId: saleId, reason },
        before: { affiliateId: row.affiliateId, basisPoints: before?.bps ?? null },
        after: { affiliateId: credited?.sellerId ?? null, basisPoints: credited?.bps ?? null },
      });
    });
  }

  /** Not who sells it, shares in it already, or bought it (domain.md §2.4). */
  private async creditedSeller(
    ctx: TenantContext,
    sale: FoundSale,
    email: string,
    bps: number | undefined,
  ): Promise<Credit> {
    if (bps === undefined || bps < 1)
      throw runtimeProblem('validation', { errors: { basisPoints: [percentTexts] } });
    const { platformId } = ctx;
    const [[seller], [order]] = await Promise.all([
      this.reads.prepared<Seller>(SELLER({ platformId, email })),
      this.reads.prepared<{ division: Division; buyerDocument: string }>(
        DIVISION({ platformId, orderId: sale.id }),
      ),
    ]);
    const partners = (order?.division.shares ?? []).filter(({ role }) => role !== 'affiliate');
    const isFree =
      seller !== undefined &&
      !partners.some(({ sellerId }) => sellerId === seller.id) &&
      seller.email !== sale.buyerEmail &&
      (seller.document === null || seller.document !== order?.buyerDocument);
    if (!isFree) throw runtimeProblem('validation', { errors: { affiliate: [affiliateTexts] } });
    return { sellerId: seller.id, bps };
  }
}
