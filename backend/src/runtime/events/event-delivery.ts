import { Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import { Clock } from '../clock/clock.js';
import { systemContext } from '../context/index.js';
import { hours, minutes, seconds } from '../clock/durations.js';
import { DueRows, SweepsWhenDue, type FreeCapacity, type Sweeper } from '../jobs/index.js';
import { Observed } from '../metrics/index.js';
import { DELIVERIES_DUE, EventDeliveries, type Delivery } from './event-deliveries.js';
import { INSTALLATION } from './domain-event.js';
import { EVENTS_DUE } from './outbox.js';
import { SubscriberRegistry } from './subscriber-registry.js';
import { UNDISPATCHED, UndispatchedEvents } from './undispatched-events.js';

/** Deliveries of this process at once: of all subscribers, and of one subscriber for one platform. */
const LIMITS = { atOnce: 64, perKey: 8 };
const CLAIMED_AT_ONCE = 16;
/** Longer than a delivery takes: one that is lost with its process is due again after this. */
const CLAIM_MS = minutes(1);
const FIRST_PAUSE_MS = seconds(5);
const LONGEST_PAUSE_MS = hours(1);
/** A subscriber that this build does not have may belong to a newer one that runs beside it. */
const UNKNOWN_SUBSCRIBER_MS = hours(1);

const keyOf = (platformId: string | null, subscriber: string): string =>
  `${platformId ?? INSTALLATION}/${subscriber}`;

/** Delivers each stored event to each of its subscribers, and repeats what failed until it succeeds. */
@Injectable()
@SweepsWhenDue('events', `${UNDISPATCHED} union all ${DELIVERIES_DUE}`, { wokenBy: EVENTS_DUE })
export class EventDelivery implements Sweeper, BeforeApplicationShutdown {
  private readonly log = new Logger(EventDelivery.name);
  private readonly due: DueRows<Delivery>;

  constructor(
    private readonly undispatched: UndispatchedEvents,
    private readonly deliveries: EventDeliveries,
    private readonly subscribers: SubscriberRegistry,
    private readonly clock: Clock,
    observed: Observed,
  ) {
    this.due = new DueRows<Delivery>(observed, {
      name: 'deliverEvent',
      limits: LIMITS,
      claimedAtOnce: CLAIMED_AT_ONCE,
      claim: (free) => this.claim(free),
      keyOf: ({ event, subscriber }) => keyOf(event.platformId, subscriber),
      describe: ({ event, subscriber }) => `event ${event.id} (${event.topic}) for ${subscriber}`,
      work: (delivery) => this.deliver(delivery),
      failed: (delivery, error) => this.failed(delivery, error),
    });
  }

  sweep(_now: Date, stopping?: AbortSignal): Promise<number> {
    return this.due.sweep(stopping);
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.due.idle();
  }

  /** The same share for each subscriber of each platform, so that a large backlog of one does not delay the others. */
  private async claim({ most, notOf }: FreeCapacity): Promise<Delivery[]> {
    const now = this.clock.now();
    await this.undispatched.dispatch(now);
    const due = (await this.deliveries.subscribersDue(now)).filter(
      ({ platformId, subscriber }) => !notOf.includes(keyOf(platformId, subscriber)),
    );
    const share = Math.ceil(most / Math.max(1, due.length));
    const claimed: Delivery[] = [];
    for (const one of due.slice(0, most)) {
      const isKnown = this.subscribers.names.includes(one.subscriber);
      if (!isKnown) this.log.warn(`no subscriber is named ${one.subscriber}; its deliveries wait`);
      const until = new Date(now.getTime() + (isKnown ? CLAIM_MS : UNKNOWN_SUBSCRIBER_MS));
      const deliveries = await this.deliveries.claim(one, { now, until, most: share });
      if (isKnown) claimed.push(...deliveries);
    }
    return claimed;
  }

  /** An event that the subscriber no longer handles counts as delivered. */
  private async deliver(delivery: Delivery): Promise<void> {
    const { event, subscriber } = delivery;
    const ctx = systemContext(subscriber);
    const bound = event.platformId === null ? ctx : ctx.forPlatform(event.platformId);
    await this.subscribers.find(subscriber, event)?.on(bound, event);
    await this.deliveries.delivered(delivery);
  }

  private async failed(delivery: Delivery, error: unknown): Promise<void> {
    const pauseMs = Math.min(FIRST_PAUSE_MS * 2 ** (delivery.tries - 1), LONGEST_PAUSE_MS);
    const dueAt = new Date(this.clock.now().getTime() + pauseMs);
    await this.deliveries.failed(delivery, dueAt, String(error).slice(0, 1000));
  }
}
