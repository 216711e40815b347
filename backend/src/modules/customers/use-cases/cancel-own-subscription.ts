import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../database/index.js';
import type { Session } from '../../../runtime/access/index.js';
import { Clock } from '../../../runtime/clock/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { AuditLog } from '../../audit/index.js';
import { FoundSales } from '../../sales/index.js';
import { Subscriptions } from '../../subscriptions/index.js';
import { customersProblem } from '../customers-problems.js';
import { OwnSubscriptions } from '../store/own-subscriptions.js';

/** A customer ends a subscription at once: nothing is charged any more. What was paid stays open until it is given back. */
@Injectable()
export class CancelOwnSubscription {
  constructor(
    private readonly sales: FoundSales,
    private readonly own: OwnSubscriptions,
    private readonly subscriptions: Subscriptions,
    private readonly audit: AuditLog,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * A second request changes nothing.
   * @throws Problem notFound: no purchase of this customer; noSubscriptionToCancel (409): it has none, or it ended by itself
   */
  async cancel(ctx: TenantContext, { person }: Session, orderId: string): Promise<void> {
    await this.sales.ofBuyer(ctx, orderId, person.email);
    const canceled = await this.transactions.run('cancelOwnSubscription', async (tx) => {
      const id = await this.subscriptions.cancel(ctx, tx, { orderId, now: this.clock.now() });
      if (id === undefined) return false;
      this.audit.record(ctx, tx, {
        ...{ action: 'subscription.canceledByCustomer', subject: 'subscriptions', subjectId: id },
      });
      return true;
    });
    if (!canceled && (await this.own.of(ctx, orderId))?.status !== 'CANCELED')
      throw customersProblem('noSubscriptionToCancel');
  }
}
