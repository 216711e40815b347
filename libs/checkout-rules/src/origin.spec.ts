import { expect, it } from '@jest/globals';
import { keptOrigin } from './origin.js';

it('an origin that is too long is cut to its beginning', () => {
  const far = 'x'.repeat(9_000);
  const { utmQuery, referer, affiliateId } = keptOrigin({ utmQuery: far, referer: far, affiliateId: far });
  expect([utmQuery, referer, affiliateId]).toEqual([4_000, 2_000, 100].map((length) => 'x'.repeat(length)));
  expect(keptOrigin({ utmQuery: 'utm_source=ig', affiliateId: '' })).toEqual({
    utmQuery: 'utm_source=ig',
    affiliateId: '',
  });
});

it('no letter is cut in two', () => {
  expect(keptOrigin({ affiliateId: `${'x'.repeat(99)}😀` })).toEqual({ affiliateId: 'x'.repeat(99) });
  expect(keptOrigin({ affiliateId: `${'x'.repeat(98)}😀` })).toEqual({ affiliateId: `${'x'.repeat(98)}😀` });
});
