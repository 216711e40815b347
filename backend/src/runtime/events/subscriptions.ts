import { Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { DiscoveredWork } from '../jobs/discovered-work.js';
import type { DomainEvent, Subscriber } from './domain-event.js';
import { SUBSCRIBES } from './subscribes.js';

/** Who wants to hear of what. */
@Injectable()
export class EventSubscriptions implements OnModuleInit {
  private readonly byTopic = new Map<string, Subscriber[]>();

  constructor(private readonly work: DiscoveredWork) {}

  onModuleInit(): void {
    for (const { mark, instance } of this.work.marked<string[], Subscriber>(SUBSCRIBES)) {
      for (const topic of mark) this.byTopic.set(topic, [...this.ofTopic(topic), instance]);
    }
  }

  to(event: DomainEvent): readonly Subscriber[] {
    return this.ofTopic(event.topic).filter((one) => one.concerns?.(event) ?? true);
  }

  private ofTopic(topic: string): readonly Subscriber[] {
    return this.byTopic.get(topic) ?? [];
  }
}
