import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../database/index.js';
import { Clock } from '../../../runtime/clock/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { Outbox, Subscribes, type DomainEvent, type Subscriber } from '../../../runtime/events/index.js';
import { newId } from '../../../runtime/ids/index.js';
import { documentRulesChanged } from '../../platforms/index.js';
import { sellersToCheck } from '../documents-events.js';
import { DemandedDocuments } from './demanded-documents.js';

/**
 * Looks at some sellers for each event, so that a delivery ends before it is due again; the others follow with the next event. Repeated
 * or late deliveries do no harm: the rules are read as they are then.
 */
@Injectable()
@Subscribes<{ readonly after?: string }, string>({
  name: 'documents.follow-rules',
  to: [documentRulesChanged, sellersToCheck],
})
export class FollowDocumentRules implements Subscriber<{ readonly after?: string }> {
  constructor(
    private readonly demanded: DemandedDocuments,
    private readonly outbox: Outbox,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  async on(ctx: TenantContext, { payload }: DomainEvent<{ readonly after?: string }>): Promise<void> {
    const after = await this.demanded.refreshSome(ctx, payload.after);
    if (after === undefined) return;
    const { platformId } = ctx;
    const occurredAt = this.clock.now();
    const event = { id: newId(occurredAt), platformId, key: platformId, occurredAt, payload: { after } };
    await this.transactions.run('checkMoreSellers', (tx) =>
      this.outbox.append(tx, [sellersToCheck.of(event)]),
    );
  }
}
