import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { InjectTenantRepository, type TenantRepository, Transactions } from '../../database/index.js';
import type { ScopedContext, TenantContext } from '../../runtime/context/index.js';
import { Clock } from '../../runtime/clock/index.js';
import { ReviewItem } from './review-item.entity.js';
import { ReviewItems, type OpenReviewItem } from './review-items.js';
import { because } from '../audit/index.js';
import { runtimeProblem } from '../../runtime/errors/index.js';
import { boundList, selectedIds, type BulkActionDto, type BulkResult } from '../../runtime/lists/index.js';
import { reviewProblem } from './review-problems.js';
import type { ReviewKind } from './review-kind.js';

/**
 * - `closed`: it is resolved; who resolved it and how is recorded.
 * - `notOpen`: there is none of this id, or it was resolved before.
 * - `refundUnderWay`: it concerns an open refund, and is resolved by closing it.
 */
export type ReviewItemResolution =
  | { readonly kind: 'closed' | 'notOpen' }
  | { readonly kind: 'refundUnderWay'; readonly refundId: string };

/** Returns what has to be ended first; undefined when the item can be resolved. */
export type ResolutionGuard = (
  ctx: TenantContext,
  tx: EntityManager,
  item: ReviewItem,
) => Promise<Extract<ReviewItemResolution, { kind: 'refundUnderWay' }> | undefined>;

/** Lists and resolves review items. It moves no money and changes no payment. */
@Injectable()
export class ResolveReviewItem {
  private readonly guards = new Map<string, ResolutionGuard>();

  constructor(
    private readonly transactions: Transactions,
    private readonly reviewItems: ReviewItems,
    @InjectTenantRepository(ReviewItem) private readonly items: TenantRepository<ReviewItem>,
    private readonly clock: Clock,
  ) {}

  /** For the module that raises items of this kind: they cannot be resolved while the guard names something to end first. */
  guard(kind: ReviewKind, guard: ResolutionGuard): void {
    this.guards.set(kind, guard);
  }

  /** The open items, the oldest first: all that the context may see, or those of a platform (its slug) or of a kind. */
  open(ctx: ScopedContext, of: { platform: string | null; kind: string | null }): Promise<OpenReviewItem[]> {
    return this.transactions.run('openReviewItems', (tx) => this.reviewItems.open(ctx, tx, of));
  }

  /** Whether the context has an item of this id, open or not. */
  isKnown(ctx: ScopedContext, id: string): Promise<boolean> {
    return this.transactions.run(
      'findReviewItem',
      async (tx) => (await this.items.find(ctx, tx, { id })) !== undefined,
    );
  }

  /**
   * Records who resolved an item, the actor of the context, and `why`: what they found and did.
   * @param version the one that the person saw; left out, the present one
   * @throws Problem changedMeanwhile
   */
  async answer(ctx: ScopedContext, id: string, why: string, version?: number): Promise<ReviewItemResolution> {
    return this.transactions.run('resolveReviewItem', (tx) => this.answerIn(tx, ctx, id, why, version));
  }

  /**
   * Resolves the items that were selected in the review inbox, all or none.
   * @throws Problem selectionChanged, endRefundFirst
   */
  async answerSelected(ctx: TenantContext, personId: string, selected: BulkActionDto): Promise<BulkResult> {
    const inbox = boundList('admin', 'review-items');
    if (!inbox) throw new Error('there is no review inbox');
    return this.transactions.run('resolveReviewItems', async (tx) => {
      const scope = { platformId: ctx.platformId, personId, now: this.clock.now() };
      const ids = await selectedIds(tx, inbox, scope, selected);
      because(tx, selected.reason);
      for (const id of ids) {
        const { kind } = await this.answerIn(tx, ctx, id, selected.reason);
        if (kind === 'notOpen') throw runtimeProblem('selectionChanged');
        if (kind === 'refundUnderWay') throw reviewProblem('endRefundFirst');
      }
      return { done: ids.length };
    });
  }

  private async answerIn(
    tx: EntityManager,
    ctx: ScopedContext,
    id: string,
    why: string,
    version?: number,
  ): Promise<ReviewItemResolution> {
    const found = await this.items.find(ctx, tx, { id });
    if (!found) return { kind: 'notOpen' };
    const tenant = ctx.forPlatform(found.platformId);
    const item = await this.items.lock(tenant, tx, id);
    if (!item || item.resolvedAt !== null) return { kind: 'notOpen' };
    const first = await this.guards.get(item.kind)?.(tenant, tx, item);
    if (first) return first;
    const resolved = {
      resolvedAt: this.clock.now(),
      resolvedBy: ctx.recordedActor,
      resolution: why,
    };
    await this.items.save(tenant, tx, id, resolved, version);
    return { kind: 'closed' };
  }
}
