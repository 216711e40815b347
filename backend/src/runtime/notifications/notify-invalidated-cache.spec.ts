import { beforeEach, expect, jest, test } from '@jest/globals';
import { NotifyInvalidatedCache } from './notify-invalidated-cache.js';

interface Lamp {
  readonly room: string;
  readonly lit: number;
}

let notify: (payload: string) => void;
let reconnect: () => void;
let reads: string[];
let lamps: NotifyInvalidatedCache<Lamp | undefined>;

beforeEach(() => {
  reads = [];
  const notifications = {
    on: (channel: string, handler: (payload: string) => void) => {
      expect(channel).toBe('lamps_changed');
      notify = handler;
    },
    onReconnect: (handler: () => void) => (reconnect = handler),
  };
  lamps = new NotifyInvalidatedCache<Lamp | undefined>(notifications, {
    channel: 'lamps_changed',
    most: 2,
    concerns: ({ room }, payload) => room === payload,
  });
});

const look = (room: string) =>
  lamps.get(room, () => {
    reads.push(room);
    return Promise.resolve(room === 'cellar' ? undefined : { room, lit: reads.length });
  });

test('a value is loaded once, and concurrent readers share the load', async () => {
  expect(await Promise.all([look('hall'), look('hall')])).toEqual(Array(2).fill({ room: 'hall', lit: 1 }));
  expect(await look('hall')).toEqual({ room: 'hall', lit: 1 });
  expect(reads).toEqual(['hall']);
});

test('a value is loaded again after a notification for its key, and not after one for another key', async () => {
  await look('hall');
  notify('kitchen');
  await look('hall');
  expect(reads).toEqual(['hall']);
  notify('hall');
  expect(await look('hall')).toEqual({ room: 'hall', lit: 2 });
});

test('every value is loaded again after the connection was lost', async () => {
  await look('hall');
  await look('kitchen');
  reconnect();
  await look('hall');
  await look('kitchen');
  expect(reads).toEqual(['hall', 'kitchen', 'hall', 'kitchen']);
});

test('a value that changed during its load is returned once and not cached, and no other reader shares that load', async () => {
  let answer: (lamp: Lamp) => void = () => undefined;
  const before = lamps.get('hall', () => new Promise((resolve) => (answer = resolve)));
  notify('hall');
  const after = look('hall');
  answer({ room: 'hall', lit: 0 });
  expect([await before, await after]).toEqual([
    { room: 'hall', lit: 0 },
    { room: 'hall', lit: 1 },
  ]);
  expect(await look('hall')).toEqual({ room: 'hall', lit: 1 });
});

test('a missing value, a failed load and values above the limit are not cached', async () => {
  expect([await look('cellar'), await look('cellar')]).toEqual([undefined, undefined]);
  await expect(lamps.get('hall', () => Promise.reject(new Error('dark')))).rejects.toThrow('dark');
  for (const room of ['hall', 'kitchen', 'attic', 'hall']) await look(room);
  expect(reads).toEqual(['cellar', 'cellar', 'hall', 'kitchen', 'attic', 'hall']);
});

test('is read again after a notification without a payload, whatever it is', async () => {
  await look('hall');
  await look('kitchen');
  notify('');
  await look('hall');
  await look('kitchen');
  expect(reads).toEqual(['hall', 'kitchen', 'hall', 'kitchen']);
});

test('is read again when it is a minute old, in case a notification was lost', async () => {
  const began = performance.now();
  const now = jest.spyOn(performance, 'now');
  // The cache reads the time once in a millisecond.
  const at = async (ms: number): Promise<void> => {
    now.mockReturnValue(began + ms);
    await new Promise((resolve) => setTimeout(resolve, 5));
  };
  await at(0);
  await look('hall');
  await at(59_000);
  await look('hall');
  expect(reads).toEqual(['hall']);
  await at(61_000);
  await look('hall');
  now.mockRestore();
  expect(reads).toEqual(['hall', 'hall']);
});
