import { Injectable } from '@nestjs/common';
import { Transactions } from '../../database/index.js';
import type { ScopedContext } from '../../runtime/context/index.js';
import { Clock } from '../../runtime/clock/index.js';
import { ReviewItems, type OpenReviewItem } from './review-items.js';

/**
 * - `closed`: it is answered, and says by whom and how.
 * - `notOpen`: there is none of this id, or it was answered before.
 * - `refundUnderWay`: it asks what became of this refund, and ends with it.
 */
export type ReviewItemResolution =
  | { readonly kind: 'closed' | 'notOpen' }
  | { readonly kind: 'refundUnderWay'; readonly refundId: string };

/** What a person was called for, and what they found. It moves no money and changes no payment: whatever is to be done is done elsewhere. */
@Injectable()
export class ResolveReviewItem {
  constructor(
    private readonly transactions: Transactions,
    private readonly reviewItems: ReviewItems,
    private readonly clock: Clock,
  ) {}

  /** Those that nobody answered, the oldest first: all, or those of a platform (its slug) or of a kind. */
  open(ctx: ScopedContext, of: { platform: string | null; kind: string | null }): Promise<OpenReviewItem[]> {
    return this.transactions.run('openCalls', (tx) => this.reviewItems.open(ctx, tx, of));
  }

  /** Records who resolved it, the actor of the context, and `why`: what they found and did. */
  async answer(ctx: ScopedContext, id: string, why: string): Promise<ReviewItemResolution> {
    return this.transactions.run('answerCall', async (tx) => {
      const now = this.clock.now();
      if (await this.reviewItems.close(ctx, tx, id, { why, now })) return { kind: 'closed' };
      const refundId = await this.reviewItems.refundUnderWay(ctx, tx, id);
      return refundId === undefined ? { kind: 'notOpen' } : { kind: 'refundUnderWay', refundId };
    });
  }
}
