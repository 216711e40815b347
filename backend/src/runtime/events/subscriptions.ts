import { Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { DiscoveredWork } from '../jobs/discovered-work.js';
import type { Subscriber } from './domain-event.js';
import { SUBSCRIBES } from './subscribes.js';

/** Who wants to hear of what. */
@Injectable()
export class Subscriptions implements OnModuleInit {
  private readonly byTopic = new Map<string, Subscriber[]>();

  constructor(private readonly work: DiscoveredWork) {}

  onModuleInit(): void {
    for (const { mark, instance } of this.work.marked<string[], Subscriber>(SUBSCRIBES)) {
      for (const topic of mark) this.byTopic.set(topic, [...this.to(topic), instance]);
    }
  }

  to(topic: string): readonly Subscriber[] {
    return this.byTopic.get(topic) ?? [];
  }
}
