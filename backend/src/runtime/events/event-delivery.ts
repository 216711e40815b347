import { Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import { Clock } from '../clock/clock.js';
import { isConnectionLost } from '../../database/index.js';
import { systemContext, type ScopedContext } from '../context/index.js';
import { hours, minutes, seconds } from '../clock/durations.js';
import { DueRows, DueTask, SweepsWhenDue, type FreeCapacity, type Sweeper } from '../jobs/index.js';
import { Observed } from '../metrics/index.js';
import { DELIVERIES_DUE, EventDeliveries, type Delivery, type DueSubscriber } from './event-deliveries.js';
import { INSTALLATION, type DomainEvent } from './domain-event.js';
import { EVENTS_DUE } from './outbox.js';
import { SubscriberRegistry } from './subscriber-registry.js';
import { UNDISPATCHED, UndispatchedEvents } from './undispatched-events.js';

/**
 * Batches of this process at once: of all subscribers, and of one subscriber for one platform. While a batch is worked on, the next one
 * grows, so that a busy platform needs fewer statements for each event.
 */
const LIMITS = { atOnce: 16, perKey: 1 };
/** The most deliveries of a batch: those that are received in one call, and those that are received side by side. */
const MOST_IN_ONE_CALL = 50;
const MOST_SIDE_BY_SIDE = 8;
/** Longer than a batch takes: what is lost with its process is due again after this. */
const CLAIM_MS = minutes(1);
const FIRST_PAUSE_MS = seconds(5);
const LONGEST_PAUSE_MS = hours(1);
/** A subscriber that this build does not have may belong to a newer one that runs beside it. */
const UNKNOWN_SUBSCRIBER_MS = hours(1);

/** Deliveries of one subscriber on one platform. */
interface Batch extends DueSubscriber {
  readonly deliveries: readonly Delivery[];
}

const keyOf = ({ platformId, subscriber }: DueSubscriber): string => `${platformId}/${subscriber}`;

/** Delivers each stored event to each of its subscribers, and repeats what failed until it succeeds. */
@Injectable()
@SweepsWhenDue('events', `${UNDISPATCHED} union all ${DELIVERIES_DUE}`, { wokenBy: EVENTS_DUE })
export class EventDelivery implements Sweeper, BeforeApplicationShutdown {
  private readonly log = new Logger(EventDelivery.name);
  private readonly batches: DueRows<Batch>;
  private readonly single: DueTask<Delivery>;

  constructor(
    private readonly undispatched: UndispatchedEvents,
    private readonly deliveries: EventDeliveries,
    private readonly subscribers: SubscriberRegistry,
    private readonly clock: Clock,
    observed: Observed,
  ) {
    this.single = new DueTask<Delivery>(observed, {
      name: 'deliverEvent',
      describe: ({ event, subscriber }) => `event ${event.id} (${event.topic}) for ${subscriber}`,
      work: (delivery) => this.deliver(delivery),
      failed: (delivery, error) => this.failed(delivery, error),
    });
    this.batches = new DueRows<Batch>(observed, {
      name: 'deliverEvents',
      limits: LIMITS,
      claimedAtOnce: LIMITS.atOnce,
      claim: (free) => this.claim(free),
      keyOf,
      describe: ({ subscriber, deliveries }) => `${deliveries.length} events for ${subscriber}`,
      work: (batch) => this.deliverBatch(batch),
      failed: async ({ deliveries }, error) => {
        await Promise.all(deliveries.map((delivery) => this.failed(delivery, error)));
      },
    });
  }

  sweep(_now: Date, stopping?: AbortSignal): Promise<number> {
    return this.batches.sweep(stopping);
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.batches.idle();
  }

  /** One batch for each subscriber of each platform, so that a large backlog of one does not delay the others. */
  private async claim({ most, notOf }: FreeCapacity): Promise<Batch[]> {
    const now = this.clock.now();
    await this.undispatched.dispatch(now);
    const due = (await this.deliveries.subscribersDue(now)).filter((one) => !notOf.includes(keyOf(one)));
    const batches: Batch[] = [];
    for (const one of due.slice(0, most)) {
      const deliveries = await this.claimOf(one, now);
      if (deliveries.length > 0) batches.push({ ...one, deliveries });
    }
    return batches;
  }

  private async claimOf(one: DueSubscriber, now: Date): Promise<Delivery[]> {
    const isKnown = this.subscribers.names.includes(one.subscriber);
    if (!isKnown) this.log.warn(`no subscriber is named ${one.subscriber}; its deliveries wait`);
    const until = new Date(now.getTime() + (isKnown ? CLAIM_MS : UNKNOWN_SUBSCRIBER_MS));
    const most = this.subscribers.takesMany(one.subscriber) ? MOST_IN_ONE_CALL : MOST_SIDE_BY_SIDE;
    const deliveries = await this.deliveries.claim(one, { now, until, most });
    return isKnown ? deliveries : [];
  }

  /** Where one call for all fails, each is delivered for itself: an event that cannot be handled does not delay the others. */
  private async deliverBatch(batch: Batch): Promise<void> {
    if (await this.deliveredInOneCall(batch)) return;
    for (let from = 0; from < batch.deliveries.length; from += MOST_SIDE_BY_SIDE)
      await Promise.all(
        batch.deliveries.slice(from, from + MOST_SIDE_BY_SIDE).map((delivery) => this.single.run(delivery)),
      );
  }

  private async deliveredInOneCall({ platformId, subscriber, deliveries }: Batch): Promise<boolean> {
    if (deliveries.length < 2 || !this.subscribers.takesMany(subscriber)) return false;
    const events = deliveries.map(({ event }) => event);
    try {
      await this.receive(subscriber, events);
    } catch (error) {
      if (isConnectionLost(error)) throw error;
      this.log.warn({
        msg: `${events.length} events for ${subscriber} are delivered one by one`,
        err: error,
      });
      return false;
    }
    await this.deliveries.delivered(
      { platformId, subscriber },
      events.map(({ id }) => id),
    );
    return true;
  }

  /** Events that the subscriber no longer handles count as delivered. */
  private async receive(name: string, events: readonly DomainEvent[]): Promise<void> {
    const handled = events.filter((event) => this.subscribers.find(name, event) !== undefined);
    const [first] = handled;
    const subscriber = first && this.subscribers.find(name, first);
    if (!subscriber) return;
    const ctx = contextOf(name, first);
    if (subscriber.onMany) await subscriber.onMany(ctx, handled);
    else for (const event of handled) await subscriber.on?.(ctx, event);
  }

  private async deliver({ event, subscriber }: Delivery): Promise<void> {
    await this.receive(subscriber, [event]);
    await this.deliveries.delivered({ platformId: event.platformId ?? INSTALLATION, subscriber }, [event.id]);
  }

  private async failed(delivery: Delivery, error: unknown): Promise<void> {
    const pauseMs = Math.min(FIRST_PAUSE_MS * 2 ** (delivery.tries - 1), LONGEST_PAUSE_MS);
    const dueAt = new Date(this.clock.now().getTime() + pauseMs);
    await this.deliveries.failed(delivery, dueAt, String(error).slice(0, 1000));
  }
}

function contextOf(subscriber: string, { platformId }: DomainEvent): ScopedContext {
  const ctx = systemContext(subscriber);
  return platformId === null ? ctx : ctx.forPlatform(platformId);
}
