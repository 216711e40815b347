import { Injectable } from '@nestjs/common';
import { Transactions } from '../../database/index.js';
import { Clock } from '../../runtime/clock/index.js';
import { ReviewItems, type ReviewConclusion, type OpenReviewItem } from './review-items.js';

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
  open(of: { platform: string | null; kind: string | null }): Promise<OpenReviewItem[]> {
    return this.transactions.run('openCalls', (tx) => this.reviewItems.open(tx, of));
  }

  async answer(id: string, answer: ReviewConclusion): Promise<ReviewItemResolution> {
    return this.transactions.run('answerCall', async (tx) => {
      if (await this.reviewItems.close(tx, id, answer, this.clock.now())) return { kind: 'closed' };
      const refundId = await this.reviewItems.refundUnderWay(tx, id);
      return refundId === undefined ? { kind: 'notOpen' } : { kind: 'refundUnderWay', refundId };
    });
  }
}
