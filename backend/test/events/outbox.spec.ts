import { Injectable, Module } from '@nestjs/common';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { Transactions } from '../../src/database/index.js';
import { EventDelivery } from '../../src/runtime/events/event-delivery.js';
import type { DomainEvent, Subscriber } from '../../src/runtime/events/index.js';
import { Outbox, Subscribes } from '../../src/runtime/events/index.js';
import { newId } from '../../src/runtime/ids/index.js';
import { startApp, type TestApp } from '../support/index.js';

@Injectable()
@Subscribes('note.written')
class Listener implements Subscriber {
  readonly heard: DomainEvent[] = [];
  failures = 0;

  on(event: DomainEvent): Promise<void> {
    if (this.failures > 0) {
      this.failures -= 1;
      return Promise.reject(new Error('the listener is ill'));
    }
    this.heard.push(event);
    return Promise.resolve();
  }
}

@Injectable()
@Subscribes('note.written')
class SecondListener extends Listener {}

/** Hears of loud notes only. */
@Injectable()
@Subscribes('note.sung')
class ChoosyListener extends Listener {
  concerns({ payload }: DomainEvent): boolean {
    return 'loud' in payload;
  }
}

@Module({ providers: [Listener, SecondListener, ChoosyListener] })
class ListeningModule {}

const PLATFORM = '018f0000-0000-7000-8000-000000000001';
let app: TestApp;

beforeAll(async () => {
  app = await startApp({ modules: [ListeningModule] });
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.get(DataSource).query('DELETE FROM outbox');
  await app.get(DataSource).query('DELETE FROM graphile_worker._private_jobs');
  for (const listener of [app.get(Listener), app.get(SecondListener), app.get(ChoosyListener)]) {
    listener.heard.length = 0;
    listener.failures = 0;
  }
});

function event(topic = 'note.written', payload: object = { text: 'olá' }): DomainEvent {
  const now = app.clock.now();
  return {
    id: newId(now),
    platformId: PLATFORM,
    topic,
    key: 'n1',
    occurredAt: now,
    payload,
  };
}

const append = (...events: DomainEvent[]) =>
  app.get(Transactions).run('append', (tx) => app.get(Outbox).append(tx, events));
const rows = () =>
  app
    .get(DataSource)
    .query<Record<string, unknown>[]>(
      'SELECT topic, tries, due_at, delivered_at, last_error FROM outbox ORDER BY id',
    );
const jobs = () =>
  app.get(DataSource).query<{ task: string; payload: object }[]>(
    `SELECT tasks.identifier AS task, payload FROM graphile_worker._private_jobs AS jobs
       JOIN graphile_worker._private_tasks AS tasks ON tasks.id = jobs.task_id ORDER BY jobs.id`,
  );

describe('the outbox', () => {
  it('writes events and their delivery jobs together', async () => {
    const [one, two] = [event(), event()];
    await append(one, two);
    expect(await rows()).toHaveLength(2);
    expect(await jobs()).toEqual([
      { task: 'deliverEvent', payload: { id: one.id, platformId: PLATFORM } },
      { task: 'deliverEvent', payload: { id: two.id, platformId: PLATFORM } },
    ]);
  });

  it('tells nobody of what was rolled back', async () => {
    const failing = app.get(Transactions).run('append', async (tx) => {
      await app.get(Outbox).append(tx, [event()]);
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect([await rows(), await jobs()]).toEqual([[], []]);
  });

  it('keeps an event nobody listens to as delivered, without a job', async () => {
    const now = app.clock.now();
    await append(event('nobody.listens'));
    expect(await rows()).toEqual([
      { topic: 'nobody.listens', tries: 0, due_at: null, delivered_at: now, last_error: null },
    ]);
    expect(await jobs()).toEqual([]);
  });

  it('makes no delivery of an event that concerns none of its subscribers, and one of an event that does', async () => {
    const [soft, loud] = [event('note.sung', {}), event('note.sung', { loud: true })];
    await append(soft);
    expect(await rows()).toMatchObject([{ tries: 0, due_at: null, delivered_at: app.clock.now() }]);
    await append(loud);
    expect(await jobs()).toEqual([{ task: 'deliverEvent', payload: { id: loud.id, platformId: PLATFORM } }]);
    await app.get(EventDelivery).sweep(app.clock.now());
    expect(app.get(ChoosyListener).heard).toEqual([loud]);
  });

  it('gives every subscriber the event as it was written, once', async () => {
    const written = event();
    await append(written);
    const delivery = app.get(EventDelivery);
    await delivery.handle({ id: written.id, platformId: PLATFORM });
    await delivery.handle({ id: written.id, platformId: PLATFORM });
    expect(await delivery.sweep(app.clock.now())).toBe(0);
    expect(app.get(Listener).heard).toEqual([written]);
    expect(app.get(SecondListener).heard).toEqual([written]);
    expect(await rows()).toEqual([
      { topic: 'note.written', tries: 1, due_at: null, delivered_at: app.clock.now(), last_error: null },
    ]);
  });

  it('finds an event whose job was lost', async () => {
    await append(event());
    expect(await app.get(EventDelivery).sweep(app.clock.now())).toBe(1);
    expect(app.get(Listener).heard).toHaveLength(1);
  });

  it('tries again with growing pauses until the subscriber has heard', async () => {
    app.get(Listener).failures = 3;
    const written = event();
    const delivery = app.get(EventDelivery);
    await append(written);
    await delivery.handle({ id: written.id, platformId: PLATFORM });
    for (const pauseMs of [5000, 10_000, 20_000]) {
      const [row] = await rows();
      expect(row).toMatchObject({ delivered_at: null, last_error: 'Error: the listener is ill' });
      expect((row?.due_at as Date).getTime() - app.clock.now().getTime()).toBe(pauseMs);
      app.clock.advance(pauseMs - 1);
      expect(await delivery.sweep(app.clock.now())).toBe(0);
      app.clock.advance(1);
      expect(await delivery.sweep(app.clock.now())).toBe(1);
    }
    expect(app.get(Listener).heard).toEqual([written]);
    expect(await rows()).toEqual([
      { topic: 'note.written', tries: 4, due_at: null, delivered_at: app.clock.now(), last_error: null },
    ]);
  });

  it('the outbox is taken by one of many sweeps at a time', async () => {
    await append(event(), event(), event());
    const delivery = app.get(EventDelivery);
    const taken = await Promise.all(Array.from({ length: 8 }, () => delivery.sweep(app.clock.now())));
    expect(taken.reduce((sum, count) => sum + count, 0)).toBe(3);
    expect(app.get(Listener).heard).toHaveLength(3);
  });

  it('an event whose process died during delivery is due again after the lease', async () => {
    const written = event();
    await append(written);
    await app
      .get(DataSource)
      .query('UPDATE outbox SET tries = 1, due_at = $1', [new Date(app.clock.now().getTime() + 60_000)]);
    const delivery = app.get(EventDelivery);
    await delivery.handle({ id: written.id, platformId: PLATFORM });
    expect(app.get(Listener).heard).toEqual([]);
    app.clock.advance(60_000);
    await delivery.sweep(app.clock.now());
    expect(app.get(Listener).heard).toHaveLength(1);
  });
});
