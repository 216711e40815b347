import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { startSimulator } from '@guiche/simulator';
import type { Simulator } from '@guiche/simulator';
import { freePort } from '@guiche/tooling/ports';
import { Client } from 'pg';
import type { JWK } from 'jose';
import { OFFERS } from '../../src/demo/demo-data.js';
import { card, encryptTo } from '../purchase/cards.js';
import { until } from '../support/index.js';
import { ApiProcess } from './api-process.js';

const DIST = resolve(__dirname, '../../dist/programs');

/** The parts of a purchase's answer that these tests look at; the whole of it is proved elsewhere. */
export interface CrashTestResponse {
  readonly status: number;
  readonly retryAfter: string | null;
  readonly body: {
    readonly code?: string;
    readonly paymentId: string;
    readonly payment: { status: string; confirming: boolean; pixCode: string | null; renewable: boolean };
  };
}

/** One line of payments:dump. */
export interface CrashTestPayment {
  readonly paymentId: string;
  readonly status: string;
  readonly confirming: boolean;
  readonly transactionId: string | null;
  readonly attemptId: string;
  readonly amount: number;
}

/** A charge in the simulator's own books. */
export interface CrashTestCharge {
  readonly id: string;
  readonly externalRef: string;
  readonly status: string;
  readonly amount: number;
  readonly refundedAmount: number;
  readonly pixCode: string;
}

/** A demo shop whose API is a separate process: the actions of a buyer, its payer and an operator. */
export class CrashTestShop {
  private running: ApiProcess | undefined;

  private constructor(
    private readonly env: Readonly<Record<string, string | undefined>>,
    private readonly simulator: Simulator,
    private readonly port: number,
  ) {}

  /**
   * Loads the demonstration into a database, which must have our schema or be empty, and starts its API and its providers.
   * `retryScale`: how patient these are between two deliveries.
   */
  static async open(databaseUrl: string | undefined, retryScale = 1): Promise<CrashTestShop> {
    const simulator = await startSimulator({ retryScale });
    const port = await freePort();
    const env = {
      DATABASE_URL: databaseUrl,
      SIMULATOR_PORT: String(simulator.port),
      API_PORT: String(port),
      OPERATIONS_PORT: '0',
    };
    const shop = new CrashTestShop(env, simulator, port);
    // Left open by a failure it would keep the whole run from ending.
    await shop.stock().catch((failure: unknown) =>
      shop.close().then(() => {
        throw failure;
      }),
    );
    return shop;
  }

  private async stock(): Promise<void> {
    await this.program('migrate.js', '--seed');
    await this.startApi();
  }

  async close(): Promise<void> {
    await this.running?.stop();
    await this.simulator.close();
  }

  /** The one that runs, or ran last. */
  get api(): ApiProcess {
    if (!this.running) throw new Error('no API was started');
    return this.running;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Again, when the one before has ended. */
  async startApi(): Promise<void> {
    this.running = await ApiProcess.start(this.env);
  }

  /** Buys the digital demo course, by PIX by default. Rejects when the connection breaks. */
  async purchase(key: string, by: object = { paymentMethod: 'PIX' }): Promise<CrashTestResponse> {
    const response = await fetch(`${this.url}/api/checkout/purchase`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify({
        offerId: OFFERS.digital.id,
        email: 'maria@example.com',
        name: 'Maria da Silva',
        phone: '11987654321',
        cpf: '52998224725',
        orderBumpsIds: [],
        ...by,
      }),
    });
    const body = (await response.json()) as CrashTestResponse['body'];
    return { status: response.status, retryAfter: response.headers.get('retry-after'), body };
  }

  /** The request body of a purchase by card, its card encrypted as by a page. */
  async byCard(): Promise<object> {
    const response = await fetch(`${this.url}/api/checkout/${OFFERS.digital.id}/card-key`);
    const token = await encryptTo((await response.json()) as JWK, card());
    return { paymentMethod: 'CREDIT_CARD', creditCard: { token } };
  }

  /** The state shown on the payment's page. */
  async page(paymentId: string): Promise<CrashTestResponse['body']['payment']> {
    const response = await fetch(`${this.url}/api/checkout/payments/${paymentId}`);
    return (await response.json()) as CrashTestResponse['body']['payment'];
  }

  async charges(): Promise<CrashTestCharge[]> {
    return (await this.control('GET', '/charges?limit=10000')) as CrashTestCharge[];
  }

  /** For the next charge only: the provider books it and its answer is lost. */
  async hangAfterBooking(provider = 'HAWKPAY'): Promise<void> {
    await this.control('POST', '/faults', {
      provider,
      operation: 'create',
      kind: 'hang',
      afterAccepting: true,
    });
  }

  async pay({ id }: CrashTestCharge): Promise<void> {
    await this.control('POST', `/charges/HAWKPAY/${id}/pay`, {});
  }

  /** Every charge is paid by itself so long after it was made; null leaves it to its payer. */
  async payAutomatically(afterMs: number | null): Promise<void> {
    await this.control('POST', '/autopay', { provider: 'HAWKPAY', afterMs });
  }

  /** How often the provider was searched for a charge by our own id. */
  searches(): Promise<number> {
    return this.calls('HAWKPAY', 'list');
  }

  /** How often an operation of a provider was called. */
  async calls(provider: string, operation: string): Promise<number> {
    const { counts } = (await this.control('GET', `/requests?provider=${provider}`)) as {
      counts: Record<string, Record<string, number>>;
    };
    return counts[provider]?.[operation] ?? 0;
  }

  /** The review items of this payment. */
  async reviewItems(paymentId: string): Promise<string[]> {
    const items = await this.query<{ kind: string }>(
      'select kind from attention_items where payment_id = $1 order by id',
      [paymentId],
    );
    return items.map(({ kind }) => kind);
  }

  /** Our response to each webhook: a status, or why there was none. */
  async deliveryAnswers(): Promise<(number | string)[]> {
    const deliveries = (await this.control('GET', '/deliveries')) as { answer: number | string }[];
    return deliveries.map(({ answer }) => answer);
  }

  /** Waits until every webhook that was sent is processed, so that none of them reaches a kill point of the next test. */
  async webhooksProcessed(): Promise<void> {
    await until(async () => {
      const [row] = await this.query<{ open: number }>(
        `select count(*)::int as open from webhook_records where processed_at is null`,
      );
      return row?.open === 0;
    });
  }

  /** Our books, oldest first; needs no API. */
  payments(): Promise<CrashTestPayment[]> {
    return this.query<CrashTestPayment>(
      `select p.id as "paymentId", p.status, p.confirming, a.reference as "transactionId", a.id as "attemptId", p.amount::integer
       from payments p join attempts a on a.payment_id = p.id order by p.id`,
    );
  }

  /** The producer's pending balance, in cents. */
  async producerPending(): Promise<number> {
    const [row] = await this.query<{ balance: number }>(
      `select coalesce(sum(balance), 0)::integer as balance from ledger_accounts where owner = 'seller' and bucket = 'pending'`,
    );
    return row?.balance ?? 0;
  }

  /** What went back of a payment in parts, by our books. */
  async partlyReturned(paymentId: string): Promise<number> {
    const [row] = await this.query<{ refunded: number }>(
      'select refunded_amount::integer as refunded from payments where id = $1',
      [paymentId],
    );
    return row?.refunded ?? 0;
  }

  /** When the janitor or the webhook desk has something to do next, on the demo's clock; null when never. */
  async nextDue(): Promise<{ at: Date | null; seconds: number }> {
    const [next] = await this.query<{ at: Date | null; seconds: number }>(
      `select min(due_at) as at,
         ceil(extract(epoch from min(due_at) - now()) - coalesce((select offset_ms from demo_clock), 0) / 1000.0)::integer as seconds
       from (select due_at from attempts where due_at is not null and state in ('CREATED', 'UNKNOWN')
             union all select due_at from webhook_records where due_at is not null) as due`,
    );
    return next ?? { at: null, seconds: 0 };
  }

  /** Moves the demo's time on for every process, as `npm run clock` does. */
  async moveClock(seconds: number): Promise<void> {
    await this.query(
      `insert into demo_clock (offset_ms) values ($1) on conflict (singleton) do update set offset_ms = demo_clock.offset_ms + $1`,
      [seconds * 1000],
    );
    await this.query(`select pg_notify('clock_changed', '')`);
  }

  /** What `npm run payments:dump` prints. */
  async dump(): Promise<CrashTestPayment[]> {
    const lines = (await this.program('payments-dump.js')).split('\n').filter(Boolean);
    return lines.map((line) => JSON.parse(line) as CrashTestPayment);
  }

  /** Recounts the ledger by `npm run ledger:balances`, which fails when a stored balance is not what its transfers give. */
  async recount(): Promise<{ debits: number; credits: number; transfers: number }> {
    return JSON.parse(await this.program('ledger-balances.js')) as {
      debits: number;
      credits: number;
      transfers: number;
    };
  }

  private async query<R extends object>(text: string, values: unknown[] = []): Promise<R[]> {
    const client = new Client(this.env['DATABASE_URL']);
    await client.connect();
    try {
      return (await client.query<R>(text, values)).rows;
    } finally {
      await client.end();
    }
  }

  /** Runs a program of the built backend to its end and returns its output. Rejects on failure. */
  private program(file: string, ...args: string[]): Promise<string> {
    const env = { PATH: process.env.PATH, ...this.env };
    return new Promise((done, failed) => {
      execFile(process.execPath, [resolve(DIST, file), ...args], { env }, (error, stdout, stderr) =>
        error ? failed(new Error(`${file}: ${stderr || error.message}`)) : done(stdout),
      );
    });
  }

  private async control(method: 'GET' | 'POST', path: string, body?: object): Promise<unknown> {
    const response = await fetch(`${this.simulator.url}/_control${path}`, {
      method,
      ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return response.json();
  }
}
