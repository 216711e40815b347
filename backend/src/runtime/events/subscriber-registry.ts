import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveredWork } from '../jobs/discovered-work.js';
import type { ScopedContext } from '../context/index.js';
import type { DomainEvent } from './domain-event.js';
import { SUBSCRIBES, type Subscription } from './subscribes.js';

/** A subscriber of any events. Its payload type was checked where it was declared. */
export interface AnySubscriber {
  on?(ctx: ScopedContext, event: DomainEvent): Promise<void>;
  onMany?(ctx: ScopedContext, events: readonly DomainEvent[]): Promise<void>;
  concerns?(event: DomainEvent): boolean;
}

interface Registered extends Subscription {
  readonly subscriber: AnySubscriber;
}

/** The subscribers of this build, by name and by topic. */
@Injectable()
export class SubscriberRegistry implements OnModuleInit {
  private readonly byName = new Map<string, Registered>();

  constructor(private readonly work: DiscoveredWork) {}

  onModuleInit(): void {
    for (const { mark, instance } of this.work.marked<Subscription, AnySubscriber>(SUBSCRIBES)) {
      if (this.byName.has(mark.name)) throw new Error(`two subscribers are named ${mark.name}`);
      this.byName.set(mark.name, { ...mark, subscriber: instance });
    }
  }

  get names(): string[] {
    return [...this.byName.keys()];
  }

  /** The names of the subscribers that handle this event. */
  of(event: DomainEvent): string[] {
    return this.names.filter((name) => this.find(name, event) !== undefined);
  }

  /** Whether the subscriber receives several events in one call. */
  takesMany(name: string): boolean {
    return this.byName.get(name)?.subscriber.onMany !== undefined;
  }

  /** The topics of a subscriber; undefined when no subscriber has this name. */
  topicsOf(name: string): readonly string[] | undefined {
    return this.byName.get(name)?.topics;
  }

  /** The subscriber of this name, if it handles the event. */
  find(name: string, event: DomainEvent): AnySubscriber | undefined {
    const registered = this.byName.get(name);
    if (!registered?.topics.includes(event.topic)) return undefined;
    const handles = registered.subscriber.concerns?.(event) ?? true;
    return handles ? registered.subscriber : undefined;
  }
}
