import type { WebhookDelivery } from '@guiche/gateway-kit';
import { Injectable } from '@nestjs/common';
import { Batcher } from '../../../database/index.js';
import type { Context, TenantContext } from '../../../runtime/context/index.js';
import { Clock } from '../../../runtime/clock/index.js';
import { clientNetwork } from '../../../runtime/http/index.js';
import { PgNotifications } from '../../../runtime/notifications/index.js';
import { IngestPriority } from '../ingest-priority.js';
import { fitsInAGroup } from '../domain/fits-in-a-group.js';
import { WEBHOOK_STORED, WebhookProcessor } from '../jobs/webhook-processor.js';
import { WebhookRecords, type Arrival, type Received } from '../store/webhook-records.js';
import { UnknownAddressLimiter } from '../unknown-address-limiter.js';
import { UnprovenDeliveries } from '../unproven-deliveries.js';
import { ProvenDeliveries } from './proven-deliveries.js';

/** A webhook whose process crashed is processed again after this time. */
const HANDED_OVER_MS = 30_000;

/** A delivery as it was sent to an address of the form `/webhooks/{provider}/{token}`. */
export interface AddressedDelivery {
  readonly provider: string;
  readonly token: string;
  readonly delivery: WebhookDelivery;
}

/** Two, so that one is on its way to the disk while the other is filled; what a busy provider sends at once fits into one. */
const GROUPS = { atOnce: 2, maxBatchSize: 64, mayJoin: fitsInAGroup };

/** Stores a delivery, together with those that come with it: what is answered 200 is never lost. Then it can be understood. */
@Injectable()
export class ReceiveWebhook {
  private readonly arrivals = new Batcher<Arrival, Received>(
    (group) => this.records.receive(group, (deliveries) => this.unknownAddresses.admit(deliveries)),
    GROUPS,
  );

  constructor(
    private readonly records: WebhookRecords,
    private readonly desk: WebhookProcessor,
    private readonly ingestPriority: IngestPriority,
    private readonly unknownAddresses: UnknownAddressLimiter,
    private readonly unproven: UnprovenDeliveries,
    private readonly proven: ProvenDeliveries,
    private readonly channel: PgNotifications,
    private readonly clock: Clock,
  ) {}

  /**
   * The tenant is that of the address, which the statement that stores the delivery looks up.
   * @throws Problem tooManyRequests for a delivery to no address of ours, when there were too many of those, and for one without a
   * proof when its address, account or source is over its quota: it was not stored.
   */
  async receive(request: Context, { provider, token, delivery }: AddressedDelivery): Promise<void> {
    const sourceKey = this.unproven.sourceKey(clientNetwork(request.ip ?? ''));
    const over = this.unproven.overQuota(token, sourceKey);
    if (
      over &&
      !(await this.isProven(request.forPlatform(over.platformId), over, { provider, token, delivery }))
    )
      throw this.unproven.refusal(over);
    this.ingestPriority.note();
    const now = this.clock.now();
    // The process that receives a webhook also processes it when it can: no notification and no second read is needed.
    const here = this.desk.hasCapacity;
    const dueAt = here ? new Date(now.getTime() + HANDED_OVER_MS) : now;
    const arrival = { provider, token, delivery, sourceKey, now, dueAt };
    const received = await this.arrivals.add(arrival);
    if (received.kind === 'refused') throw this.unknownAddresses.refusal();
    if (received.kind === 'quarantined') return;
    if (here) this.desk.take(received.record);
    else this.channel.send(WEBHOOK_STORED);
  }

  private isProven(
    ctx: TenantContext,
    { gatewayAccountId }: { readonly gatewayAccountId: string },
    { provider, delivery }: AddressedDelivery,
  ): Promise<boolean> {
    return this.proven.isProven(ctx, { gatewayAccountId, provider }, delivery);
  }
}
