import { startSimulator } from '@guiche/simulator';
import type { Simulator } from '@guiche/simulator';
import type { SimulatedProvider } from './buyer.js';

export interface ProviderPayout {
  readonly id: string;
  readonly externalRef: string | null;
  readonly amount: number;
  readonly pixKey: string | null;
  readonly status: string;
}

export interface ProviderFault {
  readonly kind:
    | 'delay'
    | 'hang'
    | 'status'
    | 'cut'
    | 'garbage'
    | 'empty'
    | 'duplicate'
    | 'drop'
    | 'beforeReply'
    | 'reorder';
  readonly operation?: string;
  readonly afterAccepting?: boolean;
  readonly times?: number;
  /** The number of earlier calls without the fault. */
  readonly skip?: number;
  readonly copies?: number;
  readonly ms?: number;
  readonly status?: number;
}

export interface ProviderCharge {
  readonly id: string;
  readonly externalRef: string | null;
  readonly amount: number;
  readonly currency: string;
  readonly status: string;
  readonly refundedAmount: number;
  readonly pixCode: string;
  readonly webhookUrl: string | null;
}

export interface ProviderDelivery {
  readonly event: string;
  readonly answer: number | string;
}

/** Calls that the worker makes on its own: queries, logins, and the check of a registered webhook address. */
const MADE_BY_WORKER: ReadonlySet<string> = new Set([
  'token',
  'get',
  'list',
  'refundGet',
  'payoutGet',
  'webhook',
]);

/** Controls the simulated providers: the actions of payers and banks, and faults. */
export class ProviderControl {
  private constructor(private readonly simulator: Simulator) {}

  static async open(now: () => Date): Promise<ProviderControl> {
    return new ProviderControl(await startSimulator({ now, retryScale: 0.2 }));
  }

  get url(): string {
    return this.simulator.url;
  }

  async close(): Promise<void> {
    await this.simulator.close();
  }

  async act(
    provider: SimulatedProvider,
    chargeId: string,
    act: 'pay' | 'decline' | 'expire' | 'refund' | 'chargeback' | 'webhook',
    options: { webhook?: boolean; amount?: number } = {},
  ): Promise<ProviderCharge> {
    return this.control('POST', `/charges/${provider}/${chargeId}/${act}`, options);
  }

  /** Every charge the provider booked, newest first. */
  charges(provider: SimulatedProvider): Promise<ProviderCharge[]> {
    return this.control('GET', `/charges?provider=${provider}`);
  }

  deliveries(provider: SimulatedProvider, chargeId: string): Promise<ProviderDelivery[]> {
    return this.control('GET', `/deliveries?provider=${provider}&id=${chargeId}`);
  }

  /** Every payout the provider accepted, the oldest first. */
  payouts(provider: SimulatedProvider): Promise<ProviderPayout[]> {
    return this.control('GET', `/payouts?provider=${provider}`);
  }

  /** The result of all later payouts. */
  async outcomeOfPayouts(provider: SimulatedProvider, outcome: 'settle' | 'reject' | 'wait'): Promise<void> {
    await this.control('POST', '/payouts', { provider, outcome });
  }

  async misbehave(provider: SimulatedProvider, fault: ProviderFault): Promise<void> {
    await this.control('POST', '/faults', { provider, ...fault });
  }

  async behave(): Promise<void> {
    await this.control('DELETE', '/faults');
  }

  /** Sends a correctly formatted forged "paid". Returns the receiver's answer. */
  forge(
    provider: SimulatedProvider,
    id: string,
    url: string,
    headers: object = {},
  ): Promise<{ status: number }> {
    return this.control('POST', '/forge', { provider, id, url, headers });
  }

  /** The bodies posted to addresses that end so, newest first. */
  async sent(provider: SimulatedProvider, ending: string): Promise<Record<string, unknown>[]> {
    const { requests } = await this.control<{
      requests: { method: string; url: string; body: Record<string, unknown> }[];
    }>('GET', `/requests?provider=${provider}&limit=1000`);
    return requests
      .filter(({ method, url }) => method === 'POST' && url.endsWith(ending))
      .map(({ body }) => body)
      .reverse();
  }

  /** How often each operation of the provider was called so far. */
  async counts(provider: SimulatedProvider): Promise<Record<string, number>> {
    const { counts } = await this.control<{ counts: Record<string, Record<string, number>> }>(
      'GET',
      '/requests',
    );
    return counts[provider] ?? {};
  }

  /** Calls whose address names the charge. */
  async callsAbout(provider: SimulatedProvider, chargeId: string): Promise<number> {
    const { requests } = await this.control<{ requests: { url: string }[] }>(
      'GET',
      `/requests?provider=${provider}&limit=1000`,
    );
    return requests.filter(({ url }) => url.includes(chargeId)).length;
  }

  /**
   * How often each operation of each provider was called, as `call PROVIDER OPERATION`. The calls that the worker
   * makes when they are due, independently of the test, are not counted.
   */
  async callCounts(): Promise<Record<string, number>> {
    const { counts } = await this.control<{ counts: Record<string, Record<string, number>> }>(
      'GET',
      '/requests',
    );
    const calls = Object.entries(counts).flatMap(([provider, ofProvider]) =>
      Object.entries(ofProvider)
        .filter(([operation]) => !MADE_BY_WORKER.has(operation))
        .map(([operation, count]) => [`call ${provider} ${operation}`, count] as const),
    );
    return Object.fromEntries(calls);
  }

  private async control<T>(method: string, path: string, body?: unknown): Promise<T> {
    const response = await fetch(`${this.url}/_control${path}`, {
      method,
      ...(body !== undefined && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    });
    const answer = await response.text();
    if (!response.ok) throw new Error(`the simulator refused ${method} ${path}: ${answer}`);
    return JSON.parse(answer) as T;
  }
}
