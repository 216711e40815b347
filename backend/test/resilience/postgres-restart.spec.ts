import { Body, Controller, Get, Injectable, Module, Post } from '@nestjs/common';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PublicRoute } from '../../src/runtime/access/index.js';
import { SCHEMA } from '../../src/data-source.js';
import { loadConfiguration } from '../../src/config/index.js';
import { Reads, Transactions, migrate } from '../../src/database/index.js';
import { PgNotifications } from '../../src/runtime/notifications/index.js';
import {
  defineEvent,
  Outbox,
  Subscribes,
  type DomainEvent,
  type Subscriber,
} from '../../src/runtime/events/index.js';
import type { Context } from '../../src/runtime/context/index.js';
import { Clock } from '../../src/runtime/clock/index.js';
import { newId } from '../../src/runtime/ids/index.js';
import { OwnPostgres, startApp, type TestApp, UNAVAILABLE, until } from '../support/index.js';

interface Note {
  readonly id: number;
}

const noteWritten = defineEvent<Note>('note.written');
const PLATFORM = '018f0000-0000-7000-8000-000000000001';

@Injectable()
@Subscribes({ name: 'test.memory', to: [noteWritten] })
class Memory implements Subscriber<Note> {
  readonly ids = new Set<number>();

  on(_ctx: Context, { payload }: DomainEvent<Note>): Promise<void> {
    this.ids.add(payload.id);
    return Promise.resolve();
  }
}

@PublicRoute('a route of the tests')
@Controller('notes')
class NotesController {
  constructor(
    private readonly transactions: Transactions,
    private readonly reads: Reads,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  @Post()
  async write(@Body() { id }: { id: number }): Promise<{ id: number }> {
    await this.transactions.run('note', async (tx) => {
      await tx.query('INSERT INTO notes VALUES ($1)', [id]);
      const now = this.clock.now();
      const event = {
        id: newId(now),
        platformId: PLATFORM,
        key: String(id),
        occurredAt: now,
        payload: { id },
      };
      await this.outbox.append(tx, [noteWritten.of(event)]);
    });
    return { id };
  }

  @Get()
  async all(): Promise<number[]> {
    const rows = await this.reads.primary<{ id: number }>('SELECT id FROM notes ORDER BY id');
    return rows.map(({ id }) => id);
  }
}

@Module({ controllers: [NotesController], providers: [Memory] })
class NotesModule {}

let postgres: OwnPostgres;
let app: TestApp;

beforeAll(async () => {
  postgres = await OwnPostgres.create();
  await postgres.start();
  await migrate(loadConfiguration({ DATABASE_URL: postgres.url }).database, SCHEMA);
  app = await startApp({ settings: { DATABASE_URL: postgres.url }, modules: [NotesModule], worker: true });
  await app.get(Transactions).run('create', (tx) => tx.query('CREATE TABLE notes (id integer PRIMARY KEY)'));
});

afterAll(async () => {
  await app.stop();
  await postgres.remove();
});

interface Tally {
  readonly acknowledged: number[];
  readonly statuses: Map<number, number>;
  readonly bodies: string[];
}

/** Writes notes one after another until stopped. */
async function buyer(first: number, step: number, going: () => boolean, tally: Tally): Promise<void> {
  for (let id = first; going(); id += step) {
    const response = await fetch(`${app.url}/notes`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ id }),
    });
    tally.statuses.set(response.status, (tally.statuses.get(response.status) ?? 0) + 1);
    if (response.status === 201) tally.acknowledged.push(id);
    else tally.bodies.push(await response.text());
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

describe('PostgreSQL restarted in the middle of 8 buyers', () => {
  it('answers 503 in the meantime, loses nothing acknowledged, shows no driver text, and continues', async () => {
    let reconnects = 0;
    app.get(PgNotifications).onReconnect(() => (reconnects += 1));
    const tally: Tally = { acknowledged: [], statuses: new Map(), bodies: [] };
    let going = true;
    const buyers = Array.from({ length: 8 }, (_, n) => buyer(n + 1, 8, () => going, tally));
    try {
      await until(() => tally.acknowledged.length > 50);

      await postgres.stop();
      await until(() => (tally.statuses.get(503) ?? 0) > 20);
      const ready = await fetch(`${app.url}/health/ready`);
      expect([ready.status, (await fetch(`${app.url}/health/live`)).status]).toEqual([503, 200]);
      await postgres.start();

      const before = tally.acknowledged.length;
      await until(() => tally.acknowledged.length > before + 50);
    } finally {
      going = false;
      await Promise.all(buyers);
    }

    expect([...tally.statuses.keys()].sort()).toEqual([201, 503]);
    for (const body of tally.bodies) {
      expect(JSON.parse(body)).toEqual(UNAVAILABLE);
    }
    const stored = new Set((await (await fetch(`${app.url}/notes`)).json()) as number[]);
    expect(tally.acknowledged.filter((id) => !stored.has(id))).toEqual([]);
    expect((await fetch(`${app.url}/health/ready`)).status).toBe(200);

    await until(() => reconnects === 1);
    await until(() => [...stored].every((id) => app.get(Memory).ids.has(id)));
  });
});
