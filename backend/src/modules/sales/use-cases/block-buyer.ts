import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../database/index.js';
import { Clock } from '../../../runtime/clock/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { runtimeProblem } from '../../../runtime/errors/index.js';
import { newId } from '../../../runtime/ids/index.js';
import { AuditLog } from '../../audit/index.js';
import { announceCatalogChange } from '../../platforms/index.js';
import { BlockedBuyers, buyerMarks, typedBuyerMark, type BuyerMark } from '../../protection/index.js';
import { noBuyerTexts, salesProblem } from '../sales-problems.js';
import { FoundSales } from '../store/found-sales.js';

const SUBJECT = 'blocked_buyers';

export interface TypedBlock {
  /** An e-mail address, a CPF or a CNPJ. */
  readonly buyer: string;
  readonly reason: string;
}

/**
 * Staff refuse a buyer in the future, on the whole platform: that of a sale, or one whose e-mail address or document they type. What was
 * bought stays, and a code that waits can still be paid.
 */
@Injectable()
export class BlockBuyer {
  constructor(
    private readonly sales: FoundSales,
    private readonly blocked: BlockedBuyers,
    private readonly audit: AuditLog,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** By e-mail address and, where the buyer gave one, document. What is blocked already stays so. @throws Problem notFound */
  async block(ctx: TenantContext, saleId: string, reason: string): Promise<void> {
    const { buyerEmail: email, buyerDocument: document } = await this.sales.find(ctx, saleId, null);
    await this.add(ctx, buyerMarks({ email, document }), { reason, saleId });
  }

  /**
   * Blocks an e-mail address, a CPF or a CNPJ, and returns the block: the one that holds already, with its own reason, where there is one.
   *
   * @throws Problem validation (422): the text is neither. Nothing was written
   */
  async blockTyped(
    ctx: TenantContext,
    { buyer, reason }: TypedBlock,
  ): Promise<{ readonly id: string; readonly isNew: boolean }> {
    const mark = typedBuyerMark(buyer);
    if (!mark) throw runtimeProblem('validation', { errors: { buyer: [noBuyerTexts] } });
    const [added] = await this.add(ctx, [mark], { reason });
    const id = added ?? (await this.blocked.of(ctx, [mark]))[0]?.id;
    // Lifted in between: nothing is blocked.
    if (id === undefined) throw runtimeProblem('changedMeanwhile');
    return { id, isNew: added !== undefined };
  }

  /** Lifts one block. @throws Problem notFound; buyerNotBlocked (409): it was lifted already */
  async end(ctx: TenantContext, id: string, reason: string): Promise<void> {
    await this.transactions.run('endBlockOfBuyer', async (tx) => {
      if (!(await this.blocked.exists(ctx, tx, id))) throw runtimeProblem('notFound');
      const block = { id, now: this.clock.now(), endedBy: ctx.recordedActor };
      const kind = await this.blocked.end(ctx, tx, block);
      if (kind === undefined) throw salesProblem('buyerNotBlocked');
      this.audit.record(ctx, tx, {
        ...{ action: 'buyer.unblocked', subject: SUBJECT, subjectId: id, reason, before: { kind } },
      });
      announceCatalogChange(tx, ctx.platformId);
    });
  }

  /** Lifts what blocks the buyer of this sale. Where nothing does, nothing changes. @throws Problem notFound */
  async lift(ctx: TenantContext, saleId: string, reason: string): Promise<void> {
    const { buyerEmail: email, buyerDocument: document } = await this.sales.find(ctx, saleId, null);
    const blocks = await this.blocked.of(ctx, buyerMarks({ email, document }));
    const block = { now: this.clock.now(), endedBy: ctx.recordedActor };
    await this.transactions.run('liftBlockOfBuyer', async (tx) => {
      for (const { id } of blocks) {
        const kind = await this.blocked.end(ctx, tx, { ...block, id });
        if (kind === undefined) continue;
        this.audit.record(ctx, tx, {
          ...{ action: 'buyer.unblocked', subject: SUBJECT, subjectId: id, reason },
          before: { kind, saleId },
        });
      }
      announceCatalogChange(tx, ctx.platformId);
    });
  }

  /** Returns the ids of the blocks that were added: what is blocked already stays as it is. */
  private async add(
    ctx: TenantContext,
    marks: readonly BuyerMark[],
    { reason, saleId }: { readonly reason: string; readonly saleId?: string },
  ): Promise<string[]> {
    const now = this.clock.now();
    const blocks = marks.map((mark) => ({
      ...{ ...mark, id: newId(now), reason },
      ...{ createdAt: now, createdBy: ctx.recordedActor },
    }));
    return this.transactions.run('blockBuyer', async (tx) => {
      const added = await this.blocked.add(ctx, tx, blocks);
      for (const { id, kind } of added)
        this.audit.record(ctx, tx, {
          ...{ action: 'buyer.blocked', subject: SUBJECT, subjectId: id, reason },
          after: saleId === undefined ? { kind } : { kind, saleId },
        });
      // Open pages of the checkout learn that somebody is refused.
      announceCatalogChange(tx, ctx.platformId);
      return added.map(({ id }) => id);
    });
  }
}
