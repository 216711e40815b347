import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { followPayment } from './follow-payment';
import type { PaymentData } from './payment';

const ID = '01a1fff4-164d-7483-ad00-4b36a48e600b';
const payment = (status: PaymentData['status']) => ({ paymentId: ID, status }) as PaymentData;

/** The browser functions that following a payment needs. */
class Stream extends EventTarget {
  static readonly CLOSED = 2;
  static open: Stream[] = [];
  readyState = 1;
  constructor(readonly address: string) {
    super();
    Stream.open.push(this);
  }
  says(type: 'payment' | 'heartbeat', data: unknown = 'alive') {
    this.dispatchEvent(Object.assign(new Event(type), { data: JSON.stringify(data) }));
  }
  breaks(readyState = 0) {
    this.readyState = readyState;
    this.dispatchEvent(new Event('error'));
  }
  close() {
    this.readyState = Stream.CLOSED;
  }
}

const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
const asked = jest.fn<typeof fetch>();
const result: string[] = [];
let stop: () => void;
const seconds = (count: number) => jest.advanceTimersByTimeAsync(count * 1000);

beforeEach(() => {
  jest.useFakeTimers();
  Stream.open = [];
  result.length = 0;
  asked.mockReset().mockImplementation(() => Promise.resolve(Response.json(payment('APPROVED'))));
  Object.assign(globalThis, { EventSource: Stream, document: page, fetch: asked });
  stop = followPayment(ID, ({ status }) => result.push(status));
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

test('while the stream sends events, there are no requests', async () => {
  Stream.open[0]?.says('payment', payment('PENDING'));
  for (let beats = 0; beats < 10; beats += 1) {
    await seconds(15);
    Stream.open[0]?.says('heartbeat');
  }
  Stream.open[0]?.says('payment', payment('APPROVED'));
  expect(result).toEqual(['PENDING', 'APPROVED']);
  expect(asked).not.toHaveBeenCalled();
});

test('a stream without events, as behind a buffering proxy, is not waited for', async () => {
  await seconds(4);
  expect(result).toEqual(['APPROVED']);
  expect(asked.mock.calls.map(([address]) => address)).toEqual([`/api/checkout/payments/${ID}`]);
});

test('a stream that stops sending is supplemented by requests, until it sends again', async () => {
  Stream.open[0]?.says('payment', payment('PENDING'));
  await seconds(39);
  expect(asked).not.toHaveBeenCalled();
  await seconds(5);
  expect(result).toEqual(['PENDING', 'APPROVED']);
  Stream.open[0]?.says('heartbeat');
  await seconds(39);
  expect(asked).toHaveBeenCalledTimes(1);
});

test('a broken stream is supplemented by requests; a refused one is opened again', async () => {
  Stream.open[0]?.says('payment', payment('PENDING'));
  Stream.open[0]?.breaks();
  await seconds(4);
  expect(asked).toHaveBeenCalledTimes(1);
  expect(Stream.open).toHaveLength(1);
  Stream.open[0]?.breaks(Stream.CLOSED);
  await seconds(15);
  expect(Stream.open.map(({ address }) => address)).toEqual(
    Array.from({ length: 2 }, () => `/api/checkout/payments/${ID}/events`),
  );
});

test('a buyer who returns to the page gets the state immediately, and a hidden page sends no requests', async () => {
  Stream.open[0]?.says('payment', payment('PENDING'));
  page.visibilityState = 'hidden';
  page.dispatchEvent(new Event('visibilitychange'));
  expect(asked).not.toHaveBeenCalled();
  page.visibilityState = 'visible';
  page.dispatchEvent(new Event('visibilitychange'));
  await seconds(0);
  expect(result).toEqual(['PENDING', 'APPROVED']);
});

test('no answer is no news', async () => {
  asked
    .mockReset()
    .mockRejectedValueOnce(new TypeError('offline'))
    .mockResolvedValueOnce(Response.json({ status: 503, code: 'unavailable' }, { status: 503 }));
  await seconds(11);
  expect(asked).toHaveBeenCalledTimes(2);
  expect(result).toEqual([]);
});

test('stops whole, also while a refused stream waits to be opened again', async () => {
  Stream.open[0]?.breaks(Stream.CLOSED);
  stop();
  page.dispatchEvent(new Event('visibilitychange'));
  await seconds(60);
  expect(asked).not.toHaveBeenCalled();
  expect(Stream.open).toHaveLength(1);
});

test('an open stream is closed when its last reader stops', () => {
  stop();
  expect(Stream.open.map(({ readyState }) => readyState)).toEqual([Stream.CLOSED]);
});
