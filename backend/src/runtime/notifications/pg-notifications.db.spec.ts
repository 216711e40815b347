import { createServer, connect } from 'node:net';
import type { AddressInfo, Server, Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { loadConfiguration } from '../../config/index.js';
import { until } from '../../../test/support/until.js';
import { PgNotifications } from './pg-notifications.js';

/** A firewall between the process and the server. When it drops its connections, both ends still consider them open. */
class Firewall {
  private readonly pairs: [Socket, Socket][] = [];
  private readonly server: Server;

  constructor(target: URL) {
    this.server = createServer((inside) => {
      const outside = connect(Number(target.port), target.hostname);
      this.pairs.push([inside, outside]);
      inside.on('error', () => undefined).pipe(outside.on('error', () => undefined));
      outside.pipe(inside);
    });
  }

  async open(): Promise<number> {
    await new Promise<void>((listening) => this.server.listen(0, '127.0.0.1', listening));
    return (this.server.address() as AddressInfo).port;
  }

  /** Nothing more goes through the connections there are; new ones are let through. */
  forget(): void {
    for (const [inside, outside] of this.pairs) {
      inside.unpipe(outside).pause();
      outside.unpipe(inside).pause();
    }
  }

  close(): void {
    this.pairs.flat().forEach((socket) => socket.destroy());
    this.server.close();
  }
}

let firewall: Firewall;
let channel: PgNotifications;
let speaker: pg.Client;
let received: string[];
let reconnects: number;

beforeEach(async () => {
  const url = new URL(process.env.DATABASE_URL ?? '');
  speaker = new pg.Client({ connectionString: url.href });
  await speaker.connect();
  firewall = new Firewall(url);
  const throughIt = new URL(url);
  throughIt.port = String(await firewall.open());
  const settings = {
    DATABASE_URL: url.href,
    DATABASE_DIRECT_URL: throughIt.href,
    DATABASE_HEARTBEAT_MS: '200',
  };
  channel = new PgNotifications(loadConfiguration(settings).database);
  received = [];
  reconnects = 0;
  channel.on('news', (payload) => received.push(payload));
  channel.onReconnect(() => (reconnects += 1));
  await channel.onApplicationBootstrap();
});

afterEach(async () => {
  await channel.beforeApplicationShutdown();
  await speaker.end();
  firewall.close();
});

const say = (payload: string) => speaker.query('select pg_notify($1, $2)', ['news', payload]);

describe('the channel', () => {
  it('detects a connection that ended without notice, and listens again', async () => {
    await say('first');
    await until(() => received.length === 1);
    firewall.forget();
    await until(() => reconnects === 1);
    await say('second');
    await until(() => received.length === 2);
    expect(received).toEqual(['first', 'second']);
  });

  it('the channel does not replace a quiet connection', async () => {
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await say('first');
    await until(() => received.length === 1);
    expect(reconnects).toBe(0);
  });

  it('sends one notification for many, and one more for those added in the meantime', async () => {
    for (let times = 0; times < 50; times += 1) channel.send('news');
    await until(() => received.length === 2);
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(received).toEqual(['', '']);
  });

  it('the channel sends what waits for a connection or for the notification before it once, whatever the number of calls', async () => {
    for (const payload of ['one', 'two', 'two', 'three', 'two']) channel.send('news', payload);
    await until(() => received.includes('three'));
    expect(received).toEqual(['one', 'two', 'three']);
    firewall.forget();
    channel.send('news', 'four');
    await until(() => received.includes('four'));
    expect(reconnects).toBe(1);
  });

  it('the channel that ends while its connection is being made leaves none behind', async () => {
    const listening = async () =>
      (
        await speaker.query(
          `select from pg_stat_activity where datname = current_database() and application_name = 'guiche-listen'`,
        )
      ).rowCount;
    const other = new PgNotifications(loadConfiguration({ DATABASE_URL: process.env.DATABASE_URL }).database);
    const starting = other.onApplicationBootstrap();
    await other.beforeApplicationShutdown();
    await starting;
    await until(async () => (await listening()) === 1);
  });
});
