import { Injectable, Logger } from '@nestjs/common';
import type { BeforeApplicationShutdown, OnApplicationBootstrap } from '@nestjs/common';
import pg from 'pg';
import { DatabaseConfig } from '../../config/index.js';

const FIRST_PAUSE_MS = 100;
/** Open payment pages wait for its notifications, so it is tried often. */
const LONGEST_PAUSE_MS = 1000;
/** A server that has not answered by then is treated as lost. */
const ANSWER_WITHIN_MS = 5000;

const SEND = `SELECT pg_notify(channel, payload) FROM unnest($1::text[], $2::text[]) AS one(channel, payload)`;

/** PostgreSQL's notifications, over one connection that comes back by itself. */
@Injectable()
export class PgNotifications implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger(PgNotifications.name);
  private readonly handlers = new Map<string, ((payload: string) => void)[]>();
  private readonly reconnected: (() => void)[] = [];
  private client: pg.Client | undefined;
  private retry: NodeJS.Timeout | undefined;
  private heartbeat: NodeJS.Timeout | undefined;
  /** By channel and payload, so that many calls make few notifications. */
  private readonly unsent = new Map<string, readonly [channel: string, payload: string]>();
  private sending: Promise<void> | undefined;
  private pauseMs = FIRST_PAUSE_MS;
  private mayHaveMissed = false;
  private closed = false;

  constructor(private readonly config: DatabaseConfig) {}

  /** Calls `handler` for each notification. Register before the application has started. */
  on(channel: string, handler: (payload: string) => void): void {
    this.handlers.set(channel, [...(this.handlers.get(channel) ?? []), handler]);
  }

  /** Called when listening again after a loss: notifications in between are lost, so caches must be emptied. */
  onReconnect(handler: () => void): void {
    this.reconnected.push(handler);
  }

  /**
   * Sends a notification soon. Many calls make few notifications, and none holds up a commit: a transaction that notifies makes all
   * others that do wait for its commit. Kept while the connection is lost; lost when the process ends before it is sent.
   */
  send(channel: string, payload = ''): void {
    this.unsent.set(`${channel} ${payload}`, [channel, payload]);
    this.flush();
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.connect();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.closed = true;
    clearTimeout(this.retry);
    clearTimeout(this.heartbeat);
    await this.sending;
    await this.client?.end().catch(() => undefined);
  }

  private async connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.config.directUrl,
      application_name: 'guiche-listen',
      keepAlive: true,
      connectionTimeoutMillis: ANSWER_WITHIN_MS,
      query_timeout: ANSWER_WITHIN_MS,
    });
    let lost = false;
    const lose = (): void => {
      if (lost) return;
      lost = true;
      this.comeBack();
      // Of a connection that only seems to live, so that it is not kept beside the next one.
      void client.end().catch(() => undefined);
    };
    client.on('error', lose);
    client.on('end', lose);
    client.on('notification', ({ channel, payload }) => {
      this.handlers.get(channel)?.forEach((handler) => handler(payload ?? ''));
    });
    try {
      await client.connect();
      for (const channel of this.handlers.keys())
        await client.query(`LISTEN ${pg.escapeIdentifier(channel)}`);
    } catch {
      lose();
      return;
    }
    // The application ended while the connection was made: nothing else would end it.
    if (this.closed) return client.end().catch(() => undefined);
    this.client = client;
    this.beat(client, lose);
    this.pauseMs = FIRST_PAUSE_MS;
    if (this.mayHaveMissed) {
      this.log.log('listening again after a lost connection');
      this.reconnected.forEach((handler) => handler());
    }
    this.mayHaveMissed = false;
    if (this.unsent.size > 0) this.flush();
  }

  /**
   * A firewall may drop a connection without notifying either end, and a listener, which sends nothing itself, would wait
   * endlessly. So it sends a query now and then.
   */
  private beat(client: pg.Client, lose: () => void): void {
    this.heartbeat = setTimeout(() => {
      client.query('SELECT 1').then(() => {
        if (this.client === client) this.beat(client, lose);
      }, lose);
    }, this.config.heartbeatMs);
  }

  private flush(): void {
    this.sending ??= this.sendAll().finally(() => (this.sending = undefined));
  }

  private async sendAll(): Promise<void> {
    let { client } = this;
    for (; this.unsent.size > 0 && client !== undefined; client = this.client) {
      const batch = [...this.unsent];
      this.unsent.clear();
      const channels = batch.map(([, [channel]]) => channel);
      const payloads = batch.map(([, [, payload]]) => payload);
      try {
        await client.query(SEND, [channels, payloads]);
      } catch {
        for (const [key, notification] of batch) this.unsent.set(key, notification);
        // Sent again when the connection is back. It may be back already: a lost one fails late.
        if (this.client === client) return;
      }
    }
  }

  private comeBack(): void {
    clearTimeout(this.heartbeat);
    this.client = undefined;
    this.mayHaveMissed = true;
    if (this.closed) return;
    this.retry = setTimeout(() => void this.connect(), this.pauseMs);
    this.pauseMs = Math.min(this.pauseMs * 2, LONGEST_PAUSE_MS);
  }
}
