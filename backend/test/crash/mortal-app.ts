import { AsyncLocalStorage } from 'node:async_hooks';
import { GatewayRunner } from '@guiche/gateway-kit';
import type { Pool, PoolClient } from 'pg';
import { DataSource } from 'typeorm';
import type { CheckoutHarness } from '../purchase/shop.js';
import { CheckoutHarness as Harness } from '../purchase/shop.js';
import type { TestApp } from '../support/index.js';

const CALLS = [
  'charge',
  'refund',
  'query',
  'withdraw',
  'queryWithdraw',
  'createReceiver',
  'queryReceiver',
] as const;
/** What changes nothing by itself. Functions of the ledger and notifications are called by SELECT, and count as writes. */
const READ = /^\s*(select|begin|start|set|rollback|show|discard)\b(?!.*(ledger_lock|pg_notify))/is;

/** One life of the process: from an action to its end, or to the moment at which it dies. */
interface Life {
  /** What it has written and called so far. */
  readonly passed: string[];
  readonly diesAfter: number;
  isDead: boolean;
  readonly died: () => void;
}

/**
 * A second process of a shop, which ends like kill -9 after any write or call to a provider: its connections break, so the database
 * undoes what is open, and none of its code goes on. Nothing is booted again, so each moment of an action costs no more than the action.
 * That a killed process is the same is proven by `kill-api*.spec.ts`.
 */
export class MortalApp {
  private readonly flow = new AsyncLocalStorage<Life>();
  private life: Life | undefined;

  private constructor(readonly app: TestApp) {
    const pool = (app.get(DataSource).driver as unknown as { master: Pool }).master;
    this.watchConnections(pool);
    this.watchCalls(app.get(GatewayRunner));
  }

  static async join(shop: CheckoutHarness): Promise<MortalApp> {
    return new MortalApp(await Harness.join(shop));
  }

  stop(): Promise<void> {
    return this.app.stop();
  }

  /** Acts to the end and returns every write and call, in order. */
  async moments(act: (signal: AbortSignal) => Promise<unknown>): Promise<readonly string[]> {
    const life: Life = { passed: [], diesAfter: Infinity, isDead: false, died: () => undefined };
    this.life = life;
    await this.flow.run(life, () => act(new AbortController().signal));
    this.life = undefined;
    return life.passed;
  }

  /** Acts, and dies after so many writes and calls. Returns whether it died: false when the action ended before. */
  async dieAfter(moments: number, act: (signal: AbortSignal) => Promise<unknown>): Promise<boolean> {
    const gone = new AbortController();
    const died = new Promise<void>((resolve) => {
      this.life = { passed: [], diesAfter: moments, isDead: false, died: resolve };
    });
    const life = this.life as Life;
    const ended = this.flow
      .run(life, () => act(gone.signal))
      .then(
        (): 'ended' => 'ended',
        (error: unknown) => {
          if (!life.isDead) throw error;
          return 'ended' as const;
        },
      );
    const end = await Promise.race([died.then(() => 'died'), ended]);
    if (end !== 'died') return false;
    gone.abort();
    return true;
  }

  /** Whose flow this is: of its own asynchronous context, else (a request over HTTP) of the present life. */
  private current(): Life | undefined {
    return this.flow.getStore() ?? this.life;
  }

  private pass(life: Life, what: string): boolean {
    if (life.isDead) return true;
    life.passed.push(what);
    if (life.passed.length < life.diesAfter) return false;
    life.isDead = true;
    life.died();
    return true;
  }

  private watchConnections(pool: Pool): void {
    const known = new WeakSet<PoolClient>();
    const lives = new WeakMap<PoolClient, Life | undefined>();
    const lease = pool.connect.bind(pool) as (report: (...leased: unknown[]) => void) => void;
    const watched = (report: (...leased: unknown[]) => void): void => {
      const life = this.current();
      if (life?.isDead) return;
      lease((error, client, release) => {
        if (client) lives.set(client as PoolClient, life);
        if (client && !known.has(client as PoolClient)) {
          known.add(client as PoolClient);
          this.watchStatements(client as PoolClient, (of) => lives.get(of));
        }
        report(error, client, release);
      });
    };
    pool.connect = watched as unknown as Pool['connect'];
  }

  private watchStatements(client: PoolClient, lifeOf: (client: PoolClient) => Life | undefined): void {
    const ask = client.query.bind(client) as (...asked: unknown[]) => Promise<unknown>;
    let hasWritten = false;
    const dies = (): Promise<never> => {
      (client as unknown as { connection: { stream: { destroy: () => void } } }).connection.stream.destroy();
      return new Promise<never>(() => undefined);
    };
    client.query = (async (...asked: unknown[]) => {
      const life = lifeOf(client);
      if (life?.isDead) return dies();
      const answer = await ask(...asked);
      const text = textOf(asked[0]);
      const isCommit = /^\s*commit\b/i.test(text);
      // The commit of what only read changes nothing.
      const isMoment = isCommit ? hasWritten : !READ.test(text);
      hasWritten = !isCommit && (hasWritten || isMoment);
      if (/^\s*(begin|start)\b/i.test(text)) hasWritten = false;
      const isOver = life && (life.isDead || (isMoment && this.pass(life, nameOf(asked[0], text))));
      return isOver ? dies() : answer;
    }) as unknown as typeof client.query;
  }

  private watchCalls(runner: GatewayRunner): void {
    for (const call of CALLS) {
      const real = (Reflect.get(runner, call) as (...sent: unknown[]) => Promise<unknown>).bind(runner);
      Reflect.set(runner, call, async (...sent: unknown[]) => {
        const life = this.current();
        if (life?.isDead) return new Promise(() => undefined);
        const answer = await real(...sent);
        return life && this.pass(life, `call ${call}`) ? new Promise(() => undefined) : answer;
      });
    }
  }
}

const textOf = (asked: unknown): string =>
  typeof asked === 'string' ? asked : ((asked as { text?: string }).text ?? '');

const nameOf = (asked: unknown, text: string): string =>
  (asked as { name?: string }).name ?? text.trim().split(/\s+/).slice(0, 3).join(' ');
