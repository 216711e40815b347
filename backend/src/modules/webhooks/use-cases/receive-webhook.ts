import type { WebhookDelivery } from '@guiche/gateway-kit';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../runtime/clock/index.js';
import { PgChannel } from '../../../runtime/events/index.js';
import { WEBHOOK_STORED, WebhookDesk } from '../jobs/webhook-desk.js';
import { Strangers } from '../strangers.js';
import { WebhookRecords } from '../store/webhook-records.js';

/** A delivery that was handed over and whose process died is found by the desks after this. */
const HANDED_OVER_MS = 30_000;

/** Stores a delivery, by one statement: what is answered 200 is never lost. Then somebody is told, to understand it. */
@Injectable()
export class ReceiveWebhook {
  constructor(
    private readonly records: WebhookRecords,
    private readonly desk: WebhookDesk,
    private readonly strangers: Strangers,
    private readonly channel: PgChannel,
    private readonly clock: Clock,
  ) {}

  /** @throws Problem tooManyRequests for a delivery to no address of ours, when there were too many of those. */
  async receive(provider: string, token: string, delivery: WebhookDelivery): Promise<void> {
    const now = this.clock.now();
    // The process that takes it understands it itself when it can: nobody has to be told, and nothing to be read again.
    const here = this.desk.hasRoom(provider);
    const kept = await this.records.receive(
      {
        provider,
        token,
        now,
        dueAt: here ? new Date(now.getTime() + HANDED_OVER_MS) : now,
        keepStrangers: this.strangers.areWelcome(),
      },
      delivery,
    );
    if (kept.to === 'refused') throw this.strangers.turnAway();
    if (kept.to === 'nobody') this.strangers.count();
    else if (here) this.desk.take(kept.record);
    else this.channel.tell(WEBHOOK_STORED);
  }
}
