import { addCents } from '@guiche/money';
import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../database/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { Clock } from '../../../runtime/clock/index.js';
import { Ledger, type Division, type MoneyFact, type ReturnEffect } from '../../ledger/index.js';
import { LockedAttempts } from '../store/locked-attempts.js';
import { WantedRefund, type PartRefused, type PartToRefund, type Wanted } from './wanted-refund.js';

/** What a refund would be, and what it would do to each party. */
export interface PreviewedRefund extends Wanted {
  readonly effect: ReturnEffect;
  readonly currency: string;
}

export type RefundPreview = PreviewedRefund | { readonly kind: 'notRefundable' | 'refunded' | PartRefused };

/** Shows a refund before it is asked for, computed by the functions that open it and that book it. Changes nothing. */
@Injectable()
export class PreviewRefund {
  constructor(
    private readonly transactions: Transactions,
    private readonly attempts: LockedAttempts,
    private readonly wantedRefund: WantedRefund,
    private readonly ledger: Ledger,
    private readonly clock: Clock,
  ) {}

  /** @param part left out: all that is left */
  async of(ctx: TenantContext, paymentId: string, part?: PartToRefund): Promise<RefundPreview> {
    return this.transactions.run('previewRefund', async (tx) => {
      const locked = await this.attempts.lockCaptured(ctx, tx, paymentId);
      if (locked?.standing.status !== 'APPROVED' || !locked.standing.captured)
        return { kind: 'notRefundable' };
      const wanted = await this.wantedRefund.of(ctx, tx, locked, part);
      if (typeof wanted === 'string') return { kind: wanted };
      const { currency, standing } = locked;
      const fact = { paymentId, currency, occurredAt: this.clock.now() };
      const { isPart, amount, itemIds } = wanted;
      const money: MoneyFact = isPart
        ? {
            ...{ ...fact, kind: 'PARTIAL_REFUND', returned: addCents(standing.refundedAmount, amount) },
            ...(itemIds && { items: { division: locked.division as Division, ids: itemIds } }),
          }
        : { ...fact, kind: 'REFUND' };
      return { ...wanted, currency, effect: await this.ledger.effectOf(ctx, tx, money) };
    });
  }
}
