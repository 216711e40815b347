import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { HANDLES, SWEEPS } from './decorators.js';
import type { JobHandler, SweepSchedule, Sweeper } from './decorators.js';
import type { JobDefinition } from './job-definition.js';

/** Finds the injectables that carry one of our marks. */
@Injectable()
export class DiscoveredWork {
  constructor(private readonly discovery: DiscoveryService) {}

  handlers(): Map<string, JobHandler> {
    const handlers = new Map<string, JobHandler>();
    for (const { mark, instance } of this.marked<JobDefinition<object>, JobHandler>(HANDLES)) {
      if (handlers.has(mark.name)) throw new Error(`two handlers for the job ${mark.name}`);
      handlers.set(mark.name, instance);
    }
    return handlers;
  }

  sweepers(): { schedule: SweepSchedule; sweeper: Sweeper }[] {
    return this.marked<SweepSchedule, Sweeper>(SWEEPS).map(({ mark, instance }) => ({
      schedule: mark,
      sweeper: instance,
    }));
  }

  /** Every injectable with this mark on its class, and what the mark says. */
  marked<M, I>(key: symbol): { mark: M; instance: I }[] {
    return this.discovery.getProviders().flatMap(({ instance }: { instance?: unknown }) => {
      if (typeof instance !== 'object' || instance === null) return [];
      const mark = Reflect.getMetadata(key, instance.constructor) as M | undefined;
      return mark === undefined ? [] : [{ mark, instance: instance as I }];
    });
  }
}
