import { expect, test } from '@jest/globals';
import { anOffer } from '../offer.fixture';
import { idsAt, trackersOf } from './trackers-of';

const pixels = (...ids: string[]) => ({ pixels: ids.map((pixelId) => ({ pixelId })) });
const { product, platformPixels } = anOffer();

test('a tracker is loaded if the product has an id for it (C7.76)', () => {
  expect(trackersOf({ product, platformPixels })).toEqual([]);
  const result = { ...product, kwaiPixel: pixels('kwai777'), googleAdsId: 'AW-987654' };
  expect(trackersOf({ product: result, platformPixels })).toEqual(['google', 'kwai']);
  expect(idsAt('google', { product: result, platformPixels })).toEqual(['AW-987654']);
});

test('Google receives every id of the product (C3.48, C3.49, C3.50)', () => {
  const ids = { googleAnalyticsId: 'G-ABC123', googleAdsId: 'AW-987654', googleAdsConversionApiId: 'AW-555' };
  expect(idsAt('google', { product: { ...product, ...ids }, platformPixels })).toEqual([
    'G-ABC123',
    'AW-987654',
    'AW-555',
  ]);
});

test('an id ends up in addresses: what could be more than an id there is none', () => {
  const strange = ['1&ev=Purchase', '../x', 'a b', '"><script>', 'x'.repeat(41), '12', ''];
  const result = { ...product, facebookPixel: pixels(...strange, '111222333') };
  expect(idsAt('facebook', { product: result, platformPixels })).toEqual(['111222333']);
  expect(trackersOf({ product: { ...product, tiktokPixel: pixels(...strange) }, platformPixels })).toEqual(
    [],
  );
});

test('the ids of the platform itself are loaded beside those of the product, each once', () => {
  const own = { ...platformPixels, facebook: ['111222333', '444555666'], kwai: ['a&b'] };
  const offer = { product: { ...product, facebookPixel: pixels('111222333') }, platformPixels: own };
  expect(idsAt('facebook', offer)).toEqual(['111222333', '444555666']);
  expect(trackersOf(offer)).toEqual(['facebook']);
});
