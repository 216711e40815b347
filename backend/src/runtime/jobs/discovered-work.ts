import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { SWEEPS, type SweepSchedule, type Sweeper } from './decorators.js';

/** Finds the injectables that carry a decorator of the runtime. */
@Injectable()
export class DiscoveredWork {
  constructor(private readonly discovery: DiscoveryService) {}

  sweepers(): { schedule: SweepSchedule; sweeper: Sweeper }[] {
    return this.marked<SweepSchedule, Sweeper>(SWEEPS).map(({ mark, instance }) => ({
      schedule: mark,
      sweeper: instance,
    }));
  }

  /** Each injectable whose class has this metadata, and the metadata. */
  marked<M, I>(key: symbol): { mark: M; instance: I }[] {
    return this.discovery.getProviders().flatMap(({ instance }: { instance?: unknown }) => {
      if (typeof instance !== 'object' || instance === null) return [];
      const mark = Reflect.getMetadata(key, instance.constructor) as M | undefined;
      return mark === undefined ? [] : [{ mark, instance: instance as I }];
    });
  }
}
