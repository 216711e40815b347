import { Injectable } from '@nestjs/common';
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import type { RequestScope } from '../../database/index.js';

/**
 * How often the delay of the event loop is sampled. The default, 10 ms, wakes an idle process a hundred times a second; a delay that
 * buyers notice is found at this rate, too.
 */
const EVENT_LOOP_SAMPLE_MS = 250;

/** The metrics of this process for Prometheus. The labels are routes, kinds of work and gateway accounts, never ids of sales. */
@Injectable()
export class Metrics {
  readonly registry = new Registry();

  private readonly seconds = new Histogram({
    name: 'guiche_request_duration_seconds',
    help: 'Time from arrival to answer, by route and status; jobs and sweeps by their name.',
    labelNames: ['route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 12],
    registers: [this.registry],
  });
  private readonly statements = new Histogram({
    name: 'guiche_request_statements',
    help: 'SQL statements of one request, job or sweep, BEGIN and COMMIT not counted.',
    labelNames: ['route'],
    buckets: [0, 1, 2, 4, 6, 8, 10, 12, 16, 24, 50],
    registers: [this.registry],
  });
  private readonly transactions = new Histogram({
    name: 'guiche_request_transactions',
    help: 'Transactions of one request, job or sweep.',
    labelNames: ['route'],
    buckets: [0, 1, 2, 3, 5, 10],
    registers: [this.registry],
  });
  private readonly refused = new Counter({
    name: 'guiche_requests_refused_total',
    help: 'Requests answered 503 because there were more than could be answered in time, by class: acts or reads.',
    labelNames: ['class'],
    registers: [this.registry],
  });
  private readonly circuits = new Gauge({
    name: 'guiche_gateway_circuit',
    help: 'Circuit of a gateway account for a method, as this process sees it: 0 closed, 1 half open, 2 open.',
    labelNames: ['provider', 'account', 'method'],
    registers: [this.registry],
  });

  constructor() {
    collectDefaultMetrics({
      register: this.registry,
      eventLoopMonitoringPrecision: EVENT_LOOP_SAMPLE_MS,
    });
  }

  observe(route: string, status: string, seconds: number, scope: RequestScope): void {
    this.seconds.observe({ route, status }, seconds);
    this.statements.observe({ route }, scope.statements);
    this.transactions.observe({ route }, scope.transactions);
  }

  requestRefused(which: string): void {
    this.refused.inc({ class: which });
  }

  gatewayCircuit(
    { provider, accountId, method }: { provider: string; accountId: string; method: string },
    state: 0 | 1 | 2,
  ): void {
    this.circuits.set({ provider, account: accountId, method }, state);
  }
}
