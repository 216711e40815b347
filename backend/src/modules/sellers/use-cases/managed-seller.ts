import { Injectable } from '@nestjs/common';
import { Reads, Transactions, sql } from '../../../database/index.js';
import type { Session } from '../../../runtime/access/index.js';
import { Clock } from '../../../runtime/clock/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { runtimeProblem } from '../../../runtime/errors/index.js';
import { AuditLog } from '../../audit/index.js';
import { ReviewItems } from '../../review/index.js';
import { SellerFile, type Note } from './seller-file.js';

/** Cents and basis points. */
export interface ManagedFigures {
  readonly id: string;
  readonly name: string;
  readonly status: string;
  readonly createdAt: Date;
  readonly lastSignInAt: Date | null;
  readonly lastSaleAt: Date | null;
  readonly revenue: number;
  readonly chargebackBps: number;
  readonly hasOwnFees: boolean;
}

const SELLER = sql<{ platformId: string; id: string; managerId: string }>(
  'seller-of-manager',
  `select u.id, u.name, u.status, u.created_at as "createdAt", u.last_sign_in_at as "lastSignInAt", f.last_sale_at as "lastSaleAt",
  coalesce(f.revenue, 0)::bigint::text as revenue, coalesce(f.chargeback_bps, 0)::int as "chargebackBps",
  coalesce(f.own_fees, false) as "hasOwnFees"
from users_read u left join account_figures_read f on f.platform_id = u.platform_id and f.account_id = u.id
where u.platform_id = :platformId and u.id = :id and u.role = 'PRODUCER' and u.manager_id = :managerId`,
);

/** What a manager sees of one of their sellers and may do: write notes and ask for other fees. Nothing of the seller is changed. */
@Injectable()
export class ManagedSeller {
  constructor(
    private readonly file: SellerFile,
    private readonly review: ReviewItems,
    private readonly audit: AuditLog,
    private readonly reads: Reads,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** The seller, and the notes of this manager: those of others are between staff. @throws Problem notFound: not their seller */
  async show(
    ctx: TenantContext,
    { person }: Session,
    id: string,
  ): Promise<{ seller: ManagedFigures; notes: Note[] }> {
    const { platformId } = ctx;
    const [[found], notes] = await Promise.all([
      this.reads.prepared<ManagedFigures>(SELLER({ platformId, id, managerId: person.id })),
      this.file.notesBy(ctx, id),
    ]);
    if (!found) throw runtimeProblem('notFound');
    return { seller: { ...found, revenue: Number(found.revenue) }, notes };
  }

  /** @throws Problem notFound: not their seller */
  async addNote(ctx: TenantContext, { person }: Session, sellerId: string, note: string): Promise<void> {
    await this.file.addNote(ctx, person, { sellerId, note }, { managerId: person.id });
  }

  /**
   * Asks staff for other fees of a seller: one open item for the same request, whoever sends it twice.
   * @throws Problem notFound: not their seller; nothing was written
   */
  async askForFees(ctx: TenantContext, { person }: Session, sellerId: string, reason: string): Promise<void> {
    const { platformId } = ctx;
    const found = await this.reads.prepared(SELLER({ platformId, id: sellerId, managerId: person.id }));
    if (found.length === 0) throw runtimeProblem('notFound');
    await this.transactions.run('askForFees', async (tx) => {
      await this.review.raise(
        ctx,
        tx,
        { paymentId: null, attemptId: null, now: this.clock.now() },
        { kind: 'FEES_REQUESTED', detail: { sellerId, managerId: person.id, reason } },
      );
      this.audit.record(ctx, tx, {
        ...{ action: 'seller.feesAsked', subject: 'users', subjectId: sellerId, reason },
      });
    });
  }
}
