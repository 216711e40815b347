import { expect, test } from '@jest/globals';
import { anOffer } from '../offer.fixture';
import { pixelsAt, purchaseTrackersOf, trackersOf, type Tracker } from './trackers-of';

const { product, platformPixels } = anOffer();
const pixel = (tracker: Tracker, pixelId: string, change: object = {}) => ({
  ...({ tracker, pixelId, conversion: null, purchaseOn: 'APPROVED', valueSent: 'TOTAL' } as const),
  events: ['PAGE_VIEW', 'INITIATE_CHECKOUT'] as ('PAGE_VIEW' | 'INITIATE_CHECKOUT' | 'PURCHASE')[],
  ...change,
});
const offerWith = (...pixels: ReturnType<typeof pixel>[]) => ({
  product: { ...product, pixels },
  platformPixels,
});
const idsAt = (tracker: Tracker, offer: Parameters<typeof pixelsAt>[1]) =>
  pixelsAt(tracker, offer).map(({ pixelId }) => pixelId);

test('a tracker is loaded if the product has an id for it (C7.76)', () => {
  expect(trackersOf({ product, platformPixels })).toEqual([]);
  const offer = offerWith(pixel('kwai', 'kwai777'), pixel('google', 'AW-987654'));
  expect(trackersOf(offer)).toEqual(['google', 'kwai']);
  expect(idsAt('google', offer)).toEqual(['AW-987654']);
});

test('Google receives every id of the product (C3.48, C3.49, C3.50)', () => {
  const offer = offerWith(...['G-ABC123', 'AW-987654', 'AW-555'].map((id) => pixel('google', id)));
  expect(idsAt('google', offer)).toEqual(['G-ABC123', 'AW-987654', 'AW-555']);
});

test('an id ends up in addresses: what could be more than an id there is none', () => {
  const strange = ['1&ev=Purchase', '../x', 'a b', '"><script>', 'x'.repeat(41), '12', ''];
  const offer = offerWith(...[...strange, '111222333'].map((id) => pixel('facebook', id)));
  expect(idsAt('facebook', offer)).toEqual(['111222333']);
  expect(trackersOf(offerWith(...strange.map((id) => pixel('tiktok', id))))).toEqual([]);
});

test('a pixel that is told nothing loads no tracker, and purchases load those that are told of them', () => {
  const offer = offerWith(
    pixel('facebook', '111222333', { events: [] }),
    pixel('kwai', 'kwai777', { events: ['PURCHASE'] }),
    pixel('tiktok', 'CTIKTOK1'),
  );
  expect(trackersOf(offer)).toEqual(['tiktok', 'kwai']);
  expect(purchaseTrackersOf(offer)).toEqual(['kwai']);
});

test('the ids of the platform itself are loaded beside those of the product, each once', () => {
  const own = { ...platformPixels, facebook: ['111222333', '444555666'], kwai: ['a&b'] };
  const offer = {
    ...offerWith(pixel('facebook', '111222333', { events: ['PURCHASE'] })),
    platformPixels: own,
  };
  expect(pixelsAt('facebook', offer).map(({ pixelId, events }) => [pixelId, events])).toEqual([
    ['111222333', ['PURCHASE']],
    ['444555666', ['PAGE_VIEW', 'INITIATE_CHECKOUT']],
  ]);
  expect(trackersOf(offer)).toEqual(['facebook']);
});
