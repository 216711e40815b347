import { expect, test } from '@jest/globals';
import { anOffer } from '../offer.fixture';
import { idsAt, trackersOf } from './trackers-of';

const pixels = (...ids: string[]) => ({ pixels: ids.map((pixelId) => ({ pixelId })) });
const { product } = anOffer();

test('a tracker is loaded if the product has an id for it (C7.76)', () => {
  expect(trackersOf({ product })).toEqual([]);
  const result = { ...product, kwaiPixel: pixels('kwai777'), googleAdsId: 'AW-987654' };
  expect(trackersOf({ product: result })).toEqual(['google', 'kwai']);
  expect(idsAt('google', { product: result })).toEqual(['AW-987654']);
});

test('Google receives every id of the product (C3.48, C3.49, C3.50)', () => {
  const ids = { googleAnalyticsId: 'G-ABC123', googleAdsId: 'AW-987654', googleAdsConversionApiId: 'AW-555' };
  expect(idsAt('google', { product: { ...product, ...ids } })).toEqual(['G-ABC123', 'AW-987654', 'AW-555']);
});

test('an id ends up in addresses: what could be more than an id there is none', () => {
  const strange = ['1&ev=Purchase', '../x', 'a b', '"><script>', 'x'.repeat(41), '12', ''];
  const result = { ...product, facebookPixel: pixels(...strange, '111222333') };
  expect(idsAt('facebook', { product: result })).toEqual(['111222333']);
  expect(trackersOf({ product: { ...product, tiktokPixel: pixels(...strange) } })).toEqual([]);
});
