import type { Outcome, PaymentMethod } from '@guiche/gateway-kit';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import CircuitBreaker from 'opossum';
import { PaymentsConfig } from '../../../config/index.js';
import { Clock } from '../../../runtime/clock/index.js';
import { HealthDetails } from '../../../runtime/health/index.js';
import { Metrics } from '../../../runtime/metrics/index.js';

/** So many charges without an answer, one after another, open a circuit. */
const FAILURES_IN_A_ROW = 5;
/** Half of them, too, when there were enough calls to judge. */
const FAILURE_PERCENT = 50;
const ENOUGH_CHARGES = 10;
const WINDOW_MS = 30_000;
const MOST_CIRCUITS = 3_000;

export type CircuitState = 'closed' | 'halfOpen' | 'open';

/** One circuit: cards and PIX of one account are separate, because they often run on separate systems of a provider. */
export interface CircuitKey {
  readonly accountId: string;
  readonly provider: string;
  readonly method: PaymentMethod;
}

interface Circuit {
  readonly key: CircuitKey;
  readonly breaker: CircuitBreaker<[() => Promise<Outcome>], Outcome>;
  since: Date;
}

const GAUGE: Readonly<Record<CircuitState, 0 | 1 | 2>> = { closed: 0, halfOpen: 1, open: 2 };

/** Carries an unanswered charge through the breaker, which counts errors. */
class NoAnswer extends Error {
  constructor(readonly outcome: Outcome) {
    super(outcome.kind);
  }
}

/**
 * A circuit breaker for each account: after too many unanswered charges, new ones go to another account for a while.
 * After the rest one charge is let through: answered, the circuit closes; else it rests again. Each process judges by what it
 * has seen itself. Only charges are counted and blocked. Queries are always sent.
 */
@Injectable()
export class Circuits implements OnApplicationShutdown {
  private readonly log = new Logger(Circuits.name);
  private readonly circuits = new LRUCache<string, Circuit>({
    max: MOST_CIRCUITS,
    dispose: ({ breaker }) => breaker.shutdown(),
  });

  constructor(
    private readonly config: PaymentsConfig,
    private readonly clock: Clock,
    private readonly metrics: Metrics,
    health: HealthDetails,
  ) {
    health.show('gateways', () => this.states());
  }

  /** Whether a charge would be let through now. */
  healthy(key: CircuitKey): boolean {
    const breaker = this.circuits.get(nameOf(key))?.breaker;
    return !breaker || breaker.closed || breaker.pendingClose;
  }

  /**
   * Runs a charge and records its outcome. An account with an open circuit is not called and answers `refused: unreachable`, unless the
   * charge is to be tried `anyway`. Never throws for what a provider does.
   */
  async charge(
    key: CircuitKey,
    call: () => Promise<Outcome>,
    { anyway = false }: { anyway?: boolean } = {},
  ): Promise<Outcome> {
    const { breaker } = this.circuit(key);
    if (anyway && !this.healthy(key)) {
      const outcome = await call();
      if (isAnswer(outcome)) breaker.close();
      return outcome;
    }
    try {
      return await breaker.fire(call);
    } catch (error) {
      if (error instanceof NoAnswer) return error.outcome;
      if (error instanceof Error && CircuitBreaker.isOurError(error)) return RESTING;
      throw error;
    }
  }

  /** Every circuit that this process has used, as /health/ready shows it. */
  states(): object[] {
    return [...this.circuits.values()].map(({ key, breaker, since }) => ({
      ...key,
      state: stateOf(breaker),
      since: since.toISOString(),
    }));
  }

  onApplicationShutdown(): void {
    this.circuits.clear();
  }

  private circuit(key: CircuitKey): Circuit {
    const known = this.circuits.get(nameOf(key));
    if (known) return known;
    const circuit: Circuit = { key, breaker: this.breaker(), since: this.clock.now() };
    let inARow = 0;
    circuit.breaker.on('success', () => (inARow = 0));
    circuit.breaker.on('failure', () => {
      inARow += 1;
      if (inARow >= FAILURES_IN_A_ROW) circuit.breaker.open();
    });
    for (const state of ['open', 'halfOpen', 'close'] as const)
      circuit.breaker.on(state as 'open', () => this.changed(circuit));
    this.circuits.set(nameOf(key), circuit);
    this.report(circuit);
    return circuit;
  }

  private breaker(): Circuit['breaker'] {
    return new CircuitBreaker(
      async (call: () => Promise<Outcome>) => {
        const outcome = await call();
        if (!isAnswer(outcome)) throw new NoAnswer(outcome);
        return outcome;
      },
      {
        timeout: false,
        resetTimeout: this.config.circuitRestMs,
        errorThresholdPercentage: FAILURE_PERCENT,
        volumeThreshold: ENOUGH_CHARGES,
        rollingCountTimeout: WINDOW_MS,
        rollingPercentilesEnabled: false,
        enableSnapshots: false,
      },
    );
  }

  private changed(circuit: Circuit): void {
    circuit.since = this.clock.now();
    const { provider, accountId, method } = circuit.key;
    const state = stateOf(circuit.breaker);
    this.log[state === 'open' ? 'warn' : 'log']({
      msg: `the circuit of ${provider} for ${method} is ${state}`,
      accountId,
    });
    this.report(circuit);
  }

  private report({ key, breaker }: Circuit): void {
    this.metrics.gatewayCircuit(key, GAUGE[stateOf(breaker)]);
  }
}

const RESTING: Outcome = {
  kind: 'refused',
  reason: 'unreachable',
  detail: 'not called: the circuit of this account rests',
};

const nameOf = ({ accountId, method }: CircuitKey): string => `${accountId} ${method}`;

const stateOf = (breaker: Circuit['breaker']): CircuitState =>
  breaker.opened ? 'open' : breaker.halfOpen ? 'halfOpen' : 'closed';

/** A refusal is an answer, and so is an unknown status. A timeout, a broken connection and a 5xx are not. */
function isAnswer(outcome: Outcome): boolean {
  if (outcome.kind === 'unknown') return outcome.flagged === true;
  return outcome.kind !== 'refused' || outcome.reason !== 'unreachable';
}
