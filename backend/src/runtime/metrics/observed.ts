import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { BEHIND_THE_COUNTER_MS, newRequestScope, runInScope } from '../../database/index.js';
import { Metrics } from './metrics.js';

/** Runs a piece of background work in a scope of its own, and measures it as a request is measured. */
@Injectable()
export class Observed {
  constructor(private readonly metrics: Metrics) {}

  async run<T>(name: string, work: () => Promise<T>): Promise<T> {
    const scope = newRequestScope(randomUUID(), BEHIND_THE_COUNTER_MS, `system:${name}`);
    const began = performance.now();
    let status = 'ok';
    try {
      return await runInScope(scope, work);
    } catch (error) {
      status = 'failed';
      throw error;
    } finally {
      this.metrics.observe(name, status, (performance.now() - began) / 1000, scope);
    }
  }
}
