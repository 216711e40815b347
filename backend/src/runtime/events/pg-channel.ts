import { Injectable, Logger } from '@nestjs/common';
import type { BeforeApplicationShutdown, OnApplicationBootstrap } from '@nestjs/common';
import pg from 'pg';
import { DatabaseConfig } from '../../config/index.js';

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5000;

/** PostgreSQL's notifications, over one connection that comes back by itself. */
@Injectable()
export class PgChannel implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger(PgChannel.name);
  private readonly handlers = new Map<string, ((payload: string) => void)[]>();
  private readonly reconnected: (() => void)[] = [];
  private client: pg.Client | undefined;
  private retry: NodeJS.Timeout | undefined;
  private pauseMs = FIRST_PAUSE_MS;
  private mayHaveMissed = false;
  private closed = false;

  constructor(private readonly config: DatabaseConfig) {}

  /** Calls `handler` for each notification. Register before the application has started. */
  on(channel: string, handler: (payload: string) => void): void {
    this.handlers.set(channel, [...(this.handlers.get(channel) ?? []), handler]);
  }

  /** Called when listening again after a loss: whatever was notified meanwhile is gone, so caches must be emptied. */
  onReconnect(handler: () => void): void {
    this.reconnected.push(handler);
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.connect();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.closed = true;
    clearTimeout(this.retry);
    await this.client?.end().catch(() => undefined);
  }

  private async connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.config.directUrl,
      application_name: 'guiche-listen',
      keepAlive: true,
      connectionTimeoutMillis: 5000,
    });
    let lost = false;
    const lose = (): void => {
      if (lost) return;
      lost = true;
      this.comeBack();
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
      await client.end().catch(() => undefined);
      return;
    }
    this.client = client;
    this.pauseMs = FIRST_PAUSE_MS;
    if (this.mayHaveMissed) {
      this.log.log('listening again after a lost connection');
      this.reconnected.forEach((handler) => handler());
    }
    this.mayHaveMissed = false;
  }

  private comeBack(): void {
    this.client = undefined;
    this.mayHaveMissed = true;
    if (this.closed) return;
    this.retry = setTimeout(() => void this.connect(), this.pauseMs);
    this.pauseMs = Math.min(this.pauseMs * 2, LONGEST_PAUSE_MS);
  }
}
