import { DataSource } from 'typeorm';
import { seedDemo } from '../../src/demo/seed.js';
import { Transactions } from '../../src/database/index.js';
import { Clock } from '../../src/runtime/clock/index.js';
import { Envelope } from '../../src/runtime/crypto/index.js';
import { Worker } from '../../src/runtime/jobs/index.js';
import { PgNotifications } from '../../src/runtime/notifications/index.js';
import { startApp, type TestApp, type TestAppOptions, TestClock, until } from '../support/index.js';
import { order } from './buyer.js';
import type { PurchaseOrder } from './buyer.js';
import { ProviderControl } from './provider-control.js';

export interface PaymentBody {
  readonly paymentId: string;
  readonly offerId: string;
  readonly method: string;
  readonly status: string;
  readonly confirming: boolean;
  readonly amount: number;
  readonly currency: string;
  readonly expiresAt: string | null;
  readonly pixCode: string | null;
  readonly pixQrCode: string | null;
  readonly billetCode: string | null;
  readonly billetUrl: string | null;
  readonly reason: string | null;
  readonly renewable: boolean;
  readonly paidTwice: boolean;
  readonly nextCharge: { readonly date: string; readonly amount: number } | null;
  readonly access: readonly { readonly title: string; readonly address: string }[];
}

export interface CheckoutPurchaseBody {
  readonly paymentId: string;
  readonly payment: PaymentBody;
  readonly method: string;
  readonly status: string;
  readonly upsellToken: string;
  readonly code?: string;
}

export interface CheckoutResponse<T> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: T;
}

/** Everything a refused purchase must leave as it was. */
const BOOKS = [
  'orders',
  'order_items',
  'payments',
  'attempts',
  'attention_items',
  'outbox',
  'ledger_transfers',
] as const;

let keys = 0;
export const newKey = (): string => `key-${process.pid}-${(keys += 1)}`;

/** Changes of tables that processes cache. */
const CACHED_TABLES =
  /\b(insert into|update|delete from) (platforms|products|offers|coupons|order_bumps|delivery_options|checkout_configs|gateway_accounts|gateway_routes|receivers|card_keys)\b/i;

/** Tests that cut the connection for notifications hear of nothing. */
const HEARD_WITHIN_MS = 2_000;

/** The whole application with its worker, the demonstration's catalog and the simulated providers. */
export class CheckoutHarness {
  private readonly announced = new Set<string>();

  private constructor(
    readonly app: TestApp,
    readonly outside: ProviderControl,
    readonly clock: TestClock,
  ) {
    app.get(PgNotifications).on('catalog_changed', (payload) => this.announced.add(payload));
  }

  static async open({
    settings,
    overrides = [],
    modules = [],
  }: TestAppOptions = {}): Promise<CheckoutHarness> {
    const clock = new TestClock();
    const outside = await ProviderControl.open(() => clock.now());
    const app = await startApp({
      settings: { SIMULATOR_URL: outside.url, CHARGE_DEADLINE_MS: '8000', ...settings },
      overrides: [{ provide: Clock, useValue: clock }, ...overrides],
      modules,
    });
    const shop = new CheckoutHarness(app, outside, clock);
    // Left open by a failure it would keep the whole run from ending.
    await shop.stock().catch((failure: unknown) =>
      shop.close().then(() => {
        throw failure;
      }),
    );
    return shop;
  }

  private async stock(): Promise<void> {
    const { app, clock } = this;
    await app.get(Transactions).run('seed', (tx) => seedDemo(tx, app.get(Envelope), clock.now()));
    app.get(Worker).start();
    // The two providers without a webhook address per charge were registered. A registration that timed out is repeated
    // when this clock moves.
    let patientUntil = performance.now() + 5_000;
    await until(async () => {
      const result = await this.rows('select 1 from gateway_accounts where webhook_url is not null');
      if (result.length < 2 && performance.now() > patientUntil) {
        clock.advance(10_000);
        patientUntil += 5_000;
      }
      return result.length === 2;
    });
  }

  /** A second process of the same shop. */
  static join(
    { outside, clock }: CheckoutHarness,
    settings: TestAppOptions['settings'] = {},
  ): Promise<TestApp> {
    return startApp({
      settings: { SIMULATOR_URL: outside.url, ...settings },
      overrides: [{ provide: Clock, useValue: clock }],
    });
  }

  async close(): Promise<void> {
    await this.app.stop();
    await this.outside.close().catch(() => undefined);
  }

  buy(asked: PurchaseOrder = order(), key: string | null = newKey(), headers: Record<string, string> = {}) {
    return this.send<CheckoutPurchaseBody>('POST', '/api/checkout/purchase', asked, {
      ...(key !== null && { 'idempotency-key': key }),
      ...headers,
    });
  }

  /** Buys, and fails unless the purchase was taken. */
  async bought(asked: PurchaseOrder = order(), key: string = newKey()): Promise<CheckoutPurchaseBody> {
    const { status, body } = await this.buy(asked, key);
    if (status !== 201) throw new Error(`the purchase was answered ${status} ${body.code}`);
    return body;
  }

  async payment(paymentId: string): Promise<PaymentBody> {
    return (await this.send<PaymentBody>('GET', `/api/checkout/payments/${paymentId}`)).body;
  }

  renew(paymentId: string): Promise<CheckoutResponse<CheckoutPurchaseBody>> {
    return this.send<CheckoutPurchaseBody>('POST', `/api/checkout/payments/${paymentId}/renew`);
  }

  /** Waits until the payment shows these values. */
  async paymentBecomes(paymentId: string, wanted: Partial<PaymentBody>): Promise<PaymentBody> {
    let last: PaymentBody | undefined;
    try {
      await until(async () => {
        last = await this.payment(paymentId);
        return matches(last, wanted);
      });
    } catch {
      const { status, confirming, reason } = last ?? {};
      const seen = JSON.stringify({ status, confirming, reason });
      throw new Error(`payment ${paymentId} never became ${JSON.stringify(wanted)}; it is ${seen}`);
    }
    return last as PaymentBody;
  }

  async send<T>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<CheckoutResponse<T>> {
    const response = await fetch(this.app.url + path, {
      method,
      headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      body: (text ? JSON.parse(text) : null) as T,
    };
  }

  /** Waits for anything else. */
  until(happened: () => Promise<boolean>): Promise<void> {
    return until(happened);
  }

  /** Runs SQL of the test. Manual changes are announced, as docs/operations.md requires. */
  async rows<T = Record<string, unknown>>(sql: string, params: unknown[] = []): Promise<T[]> {
    const rows = await this.app.get(DataSource).query<T[]>(sql, params);
    if (CACHED_TABLES.test(sql)) await this.announceCatalogChange();
    return rows;
  }

  /** Empties the caches of every process, and returns when this one has emptied its own. */
  async announceCatalogChange(): Promise<void> {
    const announced = newKey();
    await this.app
      .get(DataSource)
      .query(`select pg_notify('catalog_changed', ''), pg_notify('catalog_changed', $1)`, [announced]);
    await until(() => Promise.resolve(this.announced.has(announced)), HEARD_WITHIN_MS).catch(() => undefined);
  }

  /** Waits until the query's first row shows these values. */
  async eventually(sql: string, wanted: Record<string, unknown>): Promise<void> {
    let row: Record<string, unknown> | undefined;
    try {
      await until(async () => {
        [row] = await this.rows(sql);
        return row !== undefined && matches(row, wanted);
      });
    } catch {
      throw new Error(`never became ${JSON.stringify(wanted)}: ${JSON.stringify(row)} from ${sql}`);
    }
  }

  /** The number of rows and of calls to providers: they must not change when a purchase is refused. */
  async footprint(): Promise<Record<string, number>> {
    const counts = BOOKS.map((table) => `(select count(*)::int from ${table}) as ${table}`);
    const [written] = await this.rows<Record<string, number>>(`select ${counts.join(', ')}`);
    return { ...written, ...(await this.outside.callCounts()) };
  }

  /** The provider's reference of the payment's charge. */
  async chargeOf(paymentId: string): Promise<string> {
    const [attempt] = await this.rows<{ reference: string | null }>(
      'select reference from attempts where payment_id = $1',
      [paymentId],
    );
    if (!attempt?.reference) throw new Error(`payment ${paymentId} has no charge yet`);
    return attempt.reference;
  }

  /** The transfers of the payment, by account, recomputed. */
  async moved(paymentId: string): Promise<Record<string, number>> {
    const accounts = await this.rows<{ account: string; balance: string }>(
      `select a.owner || ' ' || a.bucket as account, sum(t.amount) as balance
       from (select credit_account_id as id, amount from ledger_transfers where payment_id = $1
             union all select debit_account_id, -amount from ledger_transfers where payment_id = $1) t
       join ledger_accounts a on a.id = t.id group by 1`,
      [paymentId],
    );
    return Object.fromEntries(accounts.map(({ account, balance }) => [account, Number(balance)]));
  }

  /** Kinds of ledger postings of the payment, in order. */
  async postings(paymentId: string): Promise<string[]> {
    const rows = await this.rows<{ kind: string }>(
      'select kind from ledger_transfers where payment_id = $1 group by posting, kind order by posting',
      [paymentId],
    );
    return rows.map(({ kind }) => kind);
  }

  /** The review items of this payment. */
  async reviewItems(paymentId: string): Promise<string[]> {
    const rows = await this.rows<{ kind: string }>(
      'select kind from attention_items where payment_id = $1 order by created_at, id',
      [paymentId],
    );
    return rows.map(({ kind }) => kind);
  }

  /** States of the deliveries received so far, with how many are in each. */
  async webhookStates(since: Date = new Date(0)): Promise<Record<string, number>> {
    const rows = await this.rows<{ state: string; n: number }>(
      'select state, count(*)::int as n from webhook_records where received_at >= $1 group by state',
      [since],
    );
    return Object.fromEntries(rows.map(({ state, n }) => [state, n]));
  }
}

function matches(value: object, wanted: object): boolean {
  return Object.entries(wanted).every(([field, expected]) => Reflect.get(value, field) === expected);
}
