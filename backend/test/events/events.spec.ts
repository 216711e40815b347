import { Injectable, Module } from '@nestjs/common';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { DataSource } from 'typeorm';
import { Transactions } from '../../src/database/index.js';
import { EventDelivery } from '../../src/runtime/events/event-delivery.js';
import type { Context } from '../../src/runtime/context/index.js';
import {
  defineEvent,
  defineInstallationEvent,
  Outbox,
  ReplayEvents,
  Subscribes,
  type BatchSubscriber,
  type DomainEvent,
  type Subscriber,
} from '../../src/runtime/events/index.js';
import { UndispatchedEvents } from '../../src/runtime/events/undispatched-events.js';
import { newId } from '../../src/runtime/ids/index.js';
import { startApp, until, type TestApp } from '../support/index.js';

interface Note {
  readonly text: string;
  readonly urgent?: boolean;
}

const noteWritten = defineEvent<Note>('note.written');
const noteDeleted = defineEvent<Note>('note.deleted');
const noteUnread = defineEvent<Note>('note.unread');
const noteCounted = defineEvent<Note>('note.counted');
const keysRotated = defineInstallationEvent<Note>('keys.rotated');

/** Records the events it receives; fails a configured number of times. */
abstract class Recorder<Platform extends string | null = string> implements Subscriber<Note, Platform> {
  readonly received: DomainEvent<Note, Platform>[] = [];
  readonly contexts: Context[] = [];
  failures = 0;

  async on(ctx: Context, event: DomainEvent<Note, Platform>): Promise<void> {
    if (this.failures-- > 0) throw new Error('the mail server is down');
    this.received.push(event);
    this.contexts.push(ctx);
  }
}

@Injectable()
@Subscribes({ name: 'test.mail', to: [noteWritten] })
class Mail extends Recorder {}

@Injectable()
@Subscribes({ name: 'test.index', to: [noteWritten, noteDeleted] })
class Index extends Recorder {}

@Injectable()
@Subscribes({ name: 'test.alerts', to: [noteDeleted] })
class Alerts extends Recorder {
  concerns({ payload }: DomainEvent<Note>): boolean {
    return payload.urgent === true;
  }
}

/** Receives several events in one call. */
@Injectable()
@Subscribes({ name: 'test.counts', to: [noteCounted] })
class Counts implements BatchSubscriber<Note> {
  readonly received: DomainEvent<Note>[] = [];
  readonly calls: string[][] = [];
  refused = '';

  async onMany(_ctx: Context, events: readonly DomainEvent<Note, string>[]): Promise<void> {
    this.calls.push(events.map(({ id }) => id));
    if (events.some((event) => event.id === this.refused)) throw new Error('this one cannot be counted');
    this.received.push(...events);
  }
}

@Injectable()
@Subscribes({ name: 'test.operations', to: [keysRotated] })
class Operations extends Recorder<null> {}

@Module({ providers: [Mail, Index, Alerts, Counts, Operations] })
class SubscribersModule {}

const PLATFORM_A = '018f0000-0000-7000-8000-000000000001';
const PLATFORM_B = '018f0000-0000-7000-8000-000000000002';
const NIL_PLATFORM = '00000000-0000-0000-0000-000000000000';

let app: TestApp;

beforeAll(async () => {
  app = await startApp({ modules: [SubscribersModule] });
});
afterAll(() => app.stop());
beforeEach(async () => {
  await query('DELETE FROM event_deliveries');
  await query('DELETE FROM outbox');
  for (const subscriber of [app.get(Mail), app.get(Index), app.get(Alerts), app.get(Operations)]) {
    subscriber.received.length = 0;
    subscriber.failures = 0;
  }
  app.get(Counts).received.length = 0;
  app.get(Counts).calls.length = 0;
});

const query = <R extends object>(sql: string, values: unknown[] = []) =>
  app.get(DataSource).query<R[]>(sql, values);

function written(type = noteWritten, { platformId = PLATFORM_A, urgent = false } = {}) {
  // A millisecond each, so that their ids are in the order of their creation.
  app.clock.advance(1);
  const now = app.clock.now();
  return type.of({
    ...{ id: newId(now), platformId, key: 'n1', occurredAt: now },
    payload: { text: 'olá', urgent },
  });
}

const append = (...events: DomainEvent[]) =>
  app.get(Transactions).run('append', (tx) => app.get(Outbox).append(tx, events));

/** Sweeps, and waits until everything that it started has ended. */
async function sweep(): Promise<number> {
  const started = await app.get(EventDelivery).sweep(app.clock.now());
  await app.get(EventDelivery).beforeApplicationShutdown();
  return started;
}

const pending = () =>
  query(`SELECT e.topic, d.subscriber, d.tries, d.last_error FROM event_deliveries d
    JOIN outbox e ON e.id = d.event_id AND e.platform_id = d.platform_id ORDER BY e.id, d.subscriber`);
const storedTopics = async () =>
  (await query<{ topic: string }>('SELECT topic FROM outbox ORDER BY id')).map(({ topic }) => topic);

describe('Outbox', () => {
  it('stores events, of which the worker makes one delivery for each subscriber that handles them', async () => {
    await append(written(), written(noteDeleted), written(noteDeleted, { urgent: true }));
    expect(await pending()).toEqual([]);
    await app.get(UndispatchedEvents).dispatch(app.clock.now());
    expect(await pending()).toEqual([
      { topic: 'note.written', subscriber: 'test.index', tries: 0, last_error: null },
      { topic: 'note.written', subscriber: 'test.mail', tries: 0, last_error: null },
      { topic: 'note.deleted', subscriber: 'test.index', tries: 0, last_error: null },
      { topic: 'note.deleted', subscriber: 'test.alerts', tries: 0, last_error: null },
      { topic: 'note.deleted', subscriber: 'test.index', tries: 0, last_error: null },
    ]);
  });

  it('stores nothing when the transaction rolls back', async () => {
    const failing = app.get(Transactions).run('append', async (tx) => {
      await app.get(Outbox).append(tx, [written()]);
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect([await storedTopics(), await pending()]).toEqual([[], []]);
  });

  it('stores an event without subscribers and no delivery', async () => {
    await append(written(noteUnread));
    expect(await query('SELECT topic, due_at FROM outbox')).toEqual([{ topic: 'note.unread', due_at: null }]);
    await sweep();
    expect(await pending()).toEqual([]);
  });

  it('stores an event of the whole installation under the nil platform', async () => {
    const now = app.clock.now();
    const event = keysRotated.of({
      ...{ id: newId(now), platformId: null, key: 'k1', occurredAt: now },
      payload: { text: 'olá' },
    });
    await append(event);
    expect(await query('SELECT platform_id FROM outbox')).toEqual([{ platform_id: NIL_PLATFORM }]);
    expect(await sweep()).toBe(1);
    expect(app.get(Operations).received).toEqual([event]);
    expect(await pending()).toEqual([]);
  });
});

describe('event delivery', () => {
  it('acts as the system, in the name of the subscriber and bound to the platform of the event', async () => {
    await append(written());
    await sweep();
    expect(app.get(Mail).contexts.at(-1)).toMatchObject({
      actor: { kind: 'system', name: 'test.mail' },
      platformId: PLATFORM_A,
    });
  });

  it('gives each subscriber the event as it was written, once', async () => {
    const event = written();
    await append(event);
    expect(await sweep()).toBe(2);
    expect(await sweep()).toBe(0);
    expect([app.get(Mail).received, app.get(Index).received]).toEqual([[event], [event]]);
    expect(await pending()).toEqual([]);
  });

  it('repeats a failed delivery with growing pauses, and for the failed subscriber only', async () => {
    app.get(Mail).failures = 3;
    const event = written();
    await append(event);
    expect(await sweep()).toBe(2);
    for (const [failures, pauseMs] of [5_000, 10_000, 20_000].entries()) {
      expect(await pending()).toEqual([
        {
          topic: 'note.written',
          subscriber: 'test.mail',
          tries: failures + 1,
          last_error: 'Error: the mail server is down',
        },
      ]);
      app.clock.advance(pauseMs - 1);
      expect(await sweep()).toBe(0);
      app.clock.advance(1);
      expect(await sweep()).toBe(1);
    }
    expect([app.get(Mail).received, app.get(Index).received]).toEqual([[event], [event]]);
    expect(await pending()).toEqual([]);
  });

  it('pauses for at most an hour', async () => {
    app.get(Mail).failures = 1;
    await append(written());
    await app.get(UndispatchedEvents).dispatch(app.clock.now());
    await query(`UPDATE event_deliveries SET tries = 30`);
    await sweep();
    expect(await query('SELECT due_at FROM event_deliveries')).toEqual([
      { due_at: new Date(app.clock.now().getTime() + 3_600_000) },
    ]);
  });

  it('happens once when several sweeps run at the same time', async () => {
    await append(written(), written(), written());
    await Promise.all(Array.from({ length: 8 }, () => sweep()));
    expect([app.get(Mail).received.length, app.get(Index).received.length]).toEqual([3, 3]);
  });

  it('starts again a minute after its process died', async () => {
    await append(written());
    await app.get(UndispatchedEvents).dispatch(app.clock.now());
    await query('UPDATE event_deliveries SET tries = 1, due_at = $1', [
      new Date(app.clock.now().getTime() + 60_000),
    ]);
    expect(await sweep()).toBe(0);
    app.clock.advance(60_000);
    expect(await sweep()).toBe(2);
    expect(app.get(Mail).received).toHaveLength(1);
  });

  it('claims the same share for each platform, so that a backlog of one does not delay another', async () => {
    await append(...Array.from({ length: 100 }, () => written()));
    app.clock.advance(1);
    await append(written(noteWritten, { platformId: PLATFORM_B }));
    // A sweep of a busy machine may leave some for the next.
    while ((await sweep()) > 0);
    const order = app.get(Mail).received.map(({ platformId }) => platformId);
    expect(order).toHaveLength(101);
    expect(order.indexOf(PLATFORM_B)).toBeLessThan(16);
  });

  it('gives a subscriber that receives several all that are due on a platform, in one call', async () => {
    const events = Array.from({ length: 50 }, () => written(noteCounted));
    const elsewhere = written(noteCounted, { platformId: PLATFORM_B });
    await append(...events, elsewhere);
    expect(await sweep()).toBe(2);
    const { calls } = app.get(Counts);
    expect(calls.map((ids) => ids.length).sort()).toEqual([1, 50]);
    expect(new Set(calls.flat())).toEqual(new Set([...events, elsewhere].map(({ id }) => id)));
    expect(await pending()).toEqual([]);
  });

  it('delivers each for itself when one of several fails, and repeats only that', async () => {
    const [good, bad, other] = [written(noteCounted), written(noteCounted), written(noteCounted)];
    app.get(Counts).refused = bad.id;
    await append(good, bad, other);
    await sweep();
    expect(app.get(Counts).calls).toHaveLength(4);
    expect(app.get(Counts).received).toHaveLength(2);
    expect(app.get(Counts).received).toEqual(expect.arrayContaining([good, other]));
    expect(await pending()).toEqual([
      {
        ...{ topic: 'note.counted', subscriber: 'test.counts', tries: 1 },
        last_error: 'Error: this one cannot be counted',
      },
    ]);
  });

  it('is skipped when the subscriber does not handle the event any more', async () => {
    await append(written(noteDeleted, { urgent: true }));
    await query(`UPDATE outbox SET payload = '{"text": "olá", "urgent": false}'`);
    await sweep();
    expect(app.get(Alerts).received).toEqual([]);
    expect(await pending()).toEqual([]);
  });

  it('waits for an hour when this build has no subscriber of the name', async () => {
    const event = written(noteUnread);
    await append(event);
    await query(
      `INSERT INTO event_deliveries (platform_id, event_id, subscriber, due_at) VALUES ($1, $2, $3, $4)`,
      [PLATFORM_A, event.id, 'test.of-a-newer-build', app.clock.now()],
    );
    expect(await sweep()).toBe(0);
    expect(await query('SELECT subscriber, due_at FROM event_deliveries')).toEqual([
      { subscriber: 'test.of-a-newer-build', due_at: new Date(app.clock.now().getTime() + 3_600_000) },
    ]);
  });
});

describe('ReplayEvents', () => {
  it('delivers the events stored since a time again, to one subscriber', async () => {
    await append(written());
    app.clock.advance(1_000);
    const since = app.clock.now();
    const [later, deleted] = [written(), written(noteDeleted)];
    await append(later, deleted, written(noteUnread));
    await sweep();
    app.get(Index).received.length = 0;
    app.get(Mail).received.length = 0;
    app.clock.advance(1_000);

    expect(await app.get(ReplayEvents).replay('test.index', since)).toBe(2);
    expect(await app.get(ReplayEvents).replay('test.index', since)).toBe(0);
    expect(await sweep()).toBe(1);
    expect(app.get(Index).received).toEqual(expect.arrayContaining([later, deleted]));
    expect(app.get(Index).received).toHaveLength(2);
    expect(app.get(Mail).received).toEqual([]);
  });

  it('changes nothing for a name that no subscriber has', async () => {
    await append(written(noteUnread));
    expect(await app.get(ReplayEvents).replay('test.none', new Date(0))).toBeUndefined();
    expect(await pending()).toEqual([]);
  });
});

describe('a running worker', () => {
  it('delivers an event after its commit, woken by a notification', async () => {
    const working = await startApp({ modules: [SubscribersModule], worker: true });
    const looks = jest.spyOn(working.get(EventDelivery), 'sweep');
    await until(() => looks.mock.calls.length > 0);
    const now = working.clock.now();
    const event = noteWritten.of({
      ...{ id: newId(now), platformId: PLATFORM_A, key: 'n1', occurredAt: now },
      payload: { text: 'olá' },
    });
    await working.get(Transactions).run('append', (tx) => working.get(Outbox).append(tx, [event]));
    await until(() => working.get(Mail).received.length === 1);
    expect(working.get(Mail).received).toEqual([event]);
    await working.stop();
  });
});
