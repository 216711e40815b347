import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { openFrameChannel, type Frame, type FrameChannel } from './frame-channel';
import { CARD_FRAME_READY } from './frame-messages';

/** A frame in a page. Messages to it are collected in `said`. */
function aFrame() {
  const contentWindow = {} as Window;
  const element = Object.assign(new EventTarget(), { contentWindow, src: '/card', focus: jest.fn() });
  const { port1: inside, port2: outside } = new MessageChannel();
  const said: unknown[] = [];
  inside.onmessage = ({ data }: MessageEvent) => said.push(data);
  opened.push(inside, outside);
  return { element: element as Frame, inside, outside, said };
}

const HERE = { kind: 'state', state: 'here' };
const MISSING = { kind: 'state', state: 'missing' };
const LOADING = { kind: 'state', state: 'loading' };

/** Replaces the browser's list of requests and their responses. */
class Asked {
  static watching = new Set<Asked>();
  constructor(private readonly hear: (list: { getEntries(): object[] }) => void) {}
  observe() {
    Asked.watching.add(this);
  }
  disconnect() {
    Asked.watching.delete(this);
  }
  static report(name: string, responseStatus: number) {
    for (const { hear } of Asked.watching) hear({ getEntries: () => [{ name, responseStatus }] });
  }
}

const opened: MessagePort[] = [];
let page: EventTarget;
let received: unknown[];
let door: FrameChannel;
let frame: ReturnType<typeof aFrame>;

beforeEach(() => {
  Object.defineProperty(globalThis, 'PerformanceObserver', { value: Asked, configurable: true });
  page = new EventTarget();
  received = [];
  frame = aFrame();
  door = openFrameChannel(frame.element, page, (notification) => received.push(notification));
});
afterEach(() => {
  jest.useRealTimers();
  door.close();
  expect(Asked.watching.size).toBe(0);
  for (const port of opened.splice(0)) port.close();
});

const arrives = (source: unknown, data: unknown, port: MessagePort) =>
  page.dispatchEvent(Object.assign(new Event('message'), { source, data, ports: [port] }));
const ready = () => arrives(frame.element.contentWindow, CARD_FRAME_READY, frame.outside);
/** Until all that was posted has arrived. */
const settled = async () => {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setTimeout(resolve, 2));
};

test('only the frame itself is accepted: a channel from another window is ignored', async () => {
  const stranger = aFrame();
  arrives({}, CARD_FRAME_READY, stranger.outside);
  arrives(frame.element.contentWindow, 'card-frame-redy', stranger.outside);
  stranger.inside.postMessage({ kind: 'height', pixels: 4000 });
  door.show({ cardNumber: 'wrong' });
  await settled();
  expect([received, stranger.said]).toEqual([[], []]);

  ready();
  frame.inside.postMessage({ kind: 'height', pixels: 260 });
  await settled();
  expect(received).toEqual([HERE, { kind: 'height', pixels: 260 }]);
});

test('an invalid message is dropped, and so are unknown properties of a message', async () => {
  ready();
  for (const message of [
    ...[
      null,
      'height',
      { kind: 'height', pixels: 'tall' },
      { kind: 'height', pixels: -1 },
      { kind: 'spell' },
    ],
    { kind: 'checked', wrong: ['cardCvv', '4111111111111111'], cardNumber: '4111111111111111' },
    { kind: 'entered', key: '4' },
  ])
    frame.inside.postMessage(message);
  await settled();
  expect(received).toEqual([HERE, { kind: 'checked', wrong: ['cardCvv'] }, { kind: 'entered' }]);
});

test('a card is presented with its holder’s document, and is returned encrypted or with its problems', async () => {
  ready();
  const first = door.present('52998224725');
  await settled();
  expect(frame.said).toContainEqual({ kind: 'present', holderDocument: '52998224725' });
  frame.inside.postMessage({ kind: 'wrong', problems: { cardCvv: 'short', cardNumber: '', other: 'x' } });
  expect(await first).toEqual({ kind: 'wrong', problems: { cardCvv: 'short' } });
  const second = door.present('52998224725', 'key-2');
  await settled();
  frame.inside.postMessage({ kind: 'presented', token: 'a.b.c.d.e' });
  expect(await second).toEqual({ kind: 'presented', token: 'a.b.c.d.e' });
  expect(frame.element.src).toBe('/card');
});

test('values that were set while the frame was loading are shown when it is ready', async () => {
  door.show({ cardNumber: 'Número do cartão inválido.' });
  ready();
  await settled();
  expect(frame.said.at(-1)).toEqual({
    kind: 'problems',
    problems: { cardNumber: 'Número do cartão inválido.' },
  });
});

test('a frame that cannot encrypt, or whose script does not load, fails the purchase and is reloaded', async () => {
  const loads: string[] = [];
  Object.defineProperty(frame.element, 'src', { get: () => '/card', set: (src: string) => loads.push(src) });
  ready();
  const sealed = door.present('');
  await settled();
  frame.inside.postMessage({ kind: 'failed' });
  await expect(sealed).rejects.toThrow('the card could not be sealed');
  expect(loads).toEqual(['/card?again=1']);

  const missed = door.present('');
  frame.element.dispatchEvent(new Event('load'));
  await expect(missed).rejects.toThrow('the fields of the card did not load');
  expect(loads).toEqual(['/card?again=1', '/card?again=2']);
});

describe('a frame that does not load', () => {
  let loads: string[];
  beforeEach(() => {
    jest.useFakeTimers();
    door.close();
    door = openFrameChannel(frame.element, page, (notification) => received.push(notification));
    loads = [];
    Object.defineProperty(frame.element, 'src', {
      get: () => '/card',
      set: (src: string) => loads.push(src),
    });
  });

  test('a frame that does not load is reported after fifteen seconds, does not block a purchase, and is reloaded by the next one', async () => {
    const waits = expect(door.present('')).rejects.toThrow('the fields of the card did not load');
    await jest.advanceTimersByTimeAsync(14_999);
    expect([received, loads]).toEqual([[], []]);
    await jest.advanceTimersByTimeAsync(1);
    await waits;
    expect([received, loads]).toEqual([[MISSING, LOADING], ['/card?again=1']]);
    await jest.advanceTimersByTimeAsync(15_000);
    expect(received).toEqual([MISSING, LOADING, MISSING]);
  });

  test('a frame that does not load is reported immediately after a load error, and accepted when it loads late', async () => {
    frame.element.dispatchEvent(new Event('load'));
    await jest.advanceTimersByTimeAsync(1_000);
    expect(received).toEqual([MISSING]);
    ready();
    expect(received).toEqual([MISSING, HERE]);
    const sealed = door.present('');
    await jest.advanceTimersByTimeAsync(0);
    jest.useRealTimers();
    frame.inside.postMessage({ kind: 'presented', token: 'a.b.c.d.e' });
    expect(await sealed).toEqual({ kind: 'presented', token: 'a.b.c.d.e' });
    expect(loads).toEqual([]);
  });

  test('a frame that does not load is reported immediately where the browser only records the failed request', async () => {
    Asked.report('/another', 0);
    Asked.report('/card', 200);
    await jest.advanceTimersByTimeAsync(2_000);
    expect(received).toEqual([]);
    Asked.report('/card', 0);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(received).toEqual([MISSING]);
  });

  test('a frame that does not load is not reported after the page was closed, nor after it has loaded', async () => {
    ready();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(received).toEqual([HERE]);
    door.loadAnew();
    door.close();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(received).toEqual([HERE, LOADING]);
  });

  test('a frame that does not load, and one that does not answer: a library without a callback fails the purchase after thirty seconds', async () => {
    ready();
    const fails = expect(door.present('')).rejects.toThrow('the card could not be sealed');
    await jest.advanceTimersByTimeAsync(29_999);
    expect(loads).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    await fails;
    expect(loads).toEqual(['/card?again=1']);
  });
});
