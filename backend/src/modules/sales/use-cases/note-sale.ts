import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../database/index.js';
import type { Session } from '../../../runtime/access/index.js';
import { Clock } from '../../../runtime/clock/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { AuditLog } from '../../audit/index.js';
import { FoundSales } from '../store/found-sales.js';
import { SaleNotes } from '../store/sale-notes.js';

/** Adds notes to sales: for the team of the seller, or for the staff of the platform. */
@Injectable()
export class NoteSale {
  constructor(
    private readonly sales: FoundSales,
    private readonly notes: SaleNotes,
    private readonly audit: AuditLog,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * @param note its id is chosen by the page, so that a form that is sent twice adds one
   * @param ownerId the seller; null for staff
   * @throws Problem notFound: no sale of this seller, or of this platform
   */
  async add(
    ctx: TenantContext,
    { person }: Session,
    {
      saleId,
      id,
      note,
      ownerId,
    }: {
      readonly saleId: string;
      readonly id: string;
      readonly note: string;
      readonly ownerId: string | null;
    },
  ): Promise<void> {
    await this.sales.find(ctx, saleId, ownerId);
    await this.transactions.run('noteSale', async (tx) => {
      const row = { id, orderId: saleId, ownerId, authorId: person.id, authorName: person.name, note };
      if (!(await this.notes.add(ctx, tx, { ...row, createdAt: this.clock.now() }))) return;
      this.audit.record(ctx, tx, { action: 'sale.noted', subject: 'sales', subjectId: saleId });
    });
  }
}
