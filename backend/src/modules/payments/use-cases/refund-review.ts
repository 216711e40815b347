import { Injectable, type OnModuleInit } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { ResolveReviewItem } from '../../review/index.js';
import { Refunds } from '../store/refunds.js';

/** A review item about an open refund is resolved by closing the refund, not directly. */
@Injectable()
export class RefundReview implements OnModuleInit {
  constructor(
    private readonly resolveReviewItem: ResolveReviewItem,
    private readonly refunds: Refunds,
  ) {}

  onModuleInit(): void {
    this.resolveReviewItem.guard('UNRESOLVED', async (ctx, tx, { detail }) => {
      const { refundId } = detail;
      if (!isUUID(refundId) || typeof refundId !== 'string') return undefined;
      return (await this.refunds.isUnderWay(ctx, tx, refundId))
        ? { kind: 'refundUnderWay', refundId }
        : undefined;
    });
  }
}
