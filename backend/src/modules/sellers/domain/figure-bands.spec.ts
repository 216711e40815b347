import { expect, test } from '@jest/globals';
import { signInBand } from './figure-bands.js';

const NOW = new Date('2026-03-02T15:00:00Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000);

test.each([
  [0, 'UP_TO_7'],
  [7, 'UP_TO_7'],
  [7.01, '8_TO_14'],
  [14.01, '15_TO_30'],
  [30.01, '31_TO_60'],
  [60.01, '61_TO_90'],
  [90, '61_TO_90'],
  [90.01, 'OVER_90'],
])('a last sign-in %s days ago is listed as %s', (days, band) => {
  expect(signInBand(daysAgo(days), NOW)).toBe(band);
});

test('a seller who never signed in is listed as such', () => {
  expect(signInBand(null, NOW)).toBe('NEVER');
});
