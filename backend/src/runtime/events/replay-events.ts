import { Injectable } from '@nestjs/common';
import { Clock } from '../clock/clock.js';
import { PgNotifications } from '../notifications/index.js';
import { EventDeliveries } from './event-deliveries.js';
import { EVENTS_DUE } from './outbox.js';
import { SubscriberRegistry } from './subscriber-registry.js';

/** Delivers stored events again to one subscriber, for example to one that was added after they happened. */
@Injectable()
export class ReplayEvents {
  constructor(
    private readonly deliveries: EventDeliveries,
    private readonly subscribers: SubscriberRegistry,
    private readonly notifications: PgNotifications,
    private readonly clock: Clock,
  ) {}

  /** The names that can be replayed for. */
  get subscriberNames(): string[] {
    return this.subscribers.names;
  }

  /** Returns how many deliveries were added; undefined when no subscriber has this name. */
  async replay(subscriber: string, since: Date): Promise<number | undefined> {
    const topics = this.subscribers.topicsOf(subscriber);
    if (!topics) return undefined;
    const added = await this.deliveries.replay(subscriber, topics, since, this.clock.now());
    this.notifications.send(EVENTS_DUE);
    return added;
  }
}
