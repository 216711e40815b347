import { expect, test } from '@jest/globals';
import { duePixels, type FramePixel } from './pixel-events';
import type { TrackedEvent } from './tracker-messages';

const ALL = ['PAGE_VIEW', 'INITIATE_CHECKOUT', 'ADD_PAYMENT_INFO', 'PURCHASE'] as const;
const aPixel = (change: Partial<FramePixel> = {}): FramePixel => ({
  ...{ pixelId: '111222333', conversion: null, purchaseOn: 'APPROVED', valueSent: 'TOTAL' },
  events: ALL,
  ...change,
});
const event = (kind: TrackedEvent['kind'], purchase?: TrackedEvent['purchase']): TrackedEvent => ({
  ...{
    kind,
    eventId: 'e',
    value: { product: 97, total: 124 },
    currency: 'BRL',
    ...(purchase && { purchase }),
  },
  ...{ page: 'https://loja.example/', title: '', referrer: '', visitor: { since: 1, number: 2 } },
});
const told = (pixel: FramePixel, happened: TrackedEvent) => duePixels([pixel], happened)[0]?.events ?? [];

test('a pixel is told what its owner chose, and no more', () => {
  expect(told(aPixel(), event('begun'))).toEqual(['PAGE_VIEW', 'INITIATE_CHECKOUT']);
  expect(told(aPixel(), event('paymentInfo'))).toEqual(['ADD_PAYMENT_INFO']);
  expect(told(aPixel({ events: ['PURCHASE'] }), event('begun'))).toEqual([]);
  expect(told(aPixel({ events: ['PAGE_VIEW'] }), event('begun'))).toEqual(['PAGE_VIEW']);
});

test('the value of its events is the price of the offer or all that the buyer pays', () => {
  const pixels = [aPixel(), aPixel({ valueSent: 'PRODUCT' })];
  expect(duePixels(pixels, event('paymentInfo')).map(({ value }) => value)).toEqual([124, 97]);
});

test.each([
  ['APPROVED', 'GENERATED', [], false],
  ['APPROVED', 'APPROVED', [], true],
  ['APPROVED', 'APPROVED', ['GENERATED'], true],
  ['GENERATED', 'GENERATED', [], true],
  ['GENERATED', 'APPROVED', ['GENERATED'], false],
  // A card is paid at once: there was no code to be told of.
  ['GENERATED', 'APPROVED', [], true],
] as const)(
  'a pixel of purchases on %s is told of one that is %s, after %j: %s',
  (purchaseOn, moment, before, isTold) => {
    const happened = event('purchase', { moment, told: before });
    expect(told(aPixel({ purchaseOn }), happened)).toEqual(isTold ? ['PURCHASE'] : []);
  },
);
