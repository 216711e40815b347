import { SetMetadata } from '@nestjs/common';
import type { BatchSubscriber, EventType, Subscriber } from './domain-event.js';

export const SUBSCRIBES = Symbol('subscribes');

/** What a subscriber is called and which topics it receives. */
export interface Subscription {
  readonly name: string;
  readonly topics: readonly string[];
}

/**
 * Marks an injectable {@link Subscriber} or {@link BatchSubscriber}. Deliveries are stored under `name`: it is unique, and a class that is renamed keeps it.
 * The class must accept the payload of each event type.
 */
export function Subscribes<P extends object, Platform extends string | null>({
  name,
  to,
}: {
  readonly name: string;
  readonly to: readonly EventType<P, Platform>[];
}): (target: new (...args: never[]) => Subscriber<P, Platform> | BatchSubscriber<P, Platform>) => void {
  const subscription: Subscription = { name, topics: to.map(({ topic }) => topic) };
  return SetMetadata(SUBSCRIBES, subscription);
}
