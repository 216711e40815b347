import type { InstallationContext, TenantContext } from '../context/index.js';

/** Stands for "no platform" in the key of an event of the whole installation. No platform has this id. */
export const INSTALLATION = '00000000-0000-0000-0000-000000000000';

/** A fact about the business. It is written in the transaction of the change and delivered to its subscribers afterwards. */
export interface DomainEvent<P extends object = object, Platform extends string | null = string | null> {
  /** UUIDv7. Subscribers recognize a repeated delivery by it. */
  readonly id: string;
  /** Null for an event of the whole installation. */
  readonly platformId: Platform;
  /** For example `payment.approved`. */
  readonly topic: string;
  /** The id of the record that the event is about. */
  readonly key: string;
  readonly occurredAt: Date;
  readonly payload: P;
}

/** A kind of event, exported by the module that publishes it. */
export interface EventType<P extends object, Platform extends string | null = string> {
  readonly topic: string;
  /** An event of this kind. */
  readonly of: (event: Omit<DomainEvent<P, Platform>, 'topic'>) => DomainEvent<P, Platform>;
}

/** Declares a kind of event of a platform and the type of its payload: `defineEvent<PaymentEvent>('payment.approved')`. */
export const defineEvent = <P extends object>(topic: string): EventType<P> => ({
  topic,
  of: (event) => ({ ...event, topic }),
});

/** Declares a kind of event of the whole installation. */
export const defineInstallationEvent = <P extends object>(topic: string): EventType<P, null> => ({
  topic,
  of: (event) => ({ ...event, topic }),
});

type ContextOf<Platform extends string | null> = Platform extends string
  ? TenantContext
  : InstallationContext;

interface Concerned<P extends object, Platform extends string | null> {
  /** Whether the subscriber handles this event; by default all of its topics. No delivery is written for the others. */
  concerns?(event: DomainEvent<P, Platform>): boolean;
}

/**
 * Receives the events of its topics, each at least once, in no guaranteed order. A delivery that throws is repeated after a pause,
 * for this subscriber only.
 */
export interface Subscriber<
  P extends object = object,
  Platform extends string | null = string,
> extends Concerned<P, Platform> {
  /** `ctx` is the system actor of this subscriber, bound to the platform of the event. */
  on(ctx: ContextOf<Platform>, event: DomainEvent<P, Platform>): Promise<void>;
}

/**
 * A subscriber that receives several events of one platform in one call, so that a busy platform costs fewer statements. When the call
 * throws, none of them counts as delivered, and each is delivered for itself.
 */
export interface BatchSubscriber<
  P extends object = object,
  Platform extends string | null = string,
> extends Concerned<P, Platform> {
  onMany(ctx: ContextOf<Platform>, events: readonly DomainEvent<P, Platform>[]): Promise<void>;
}
