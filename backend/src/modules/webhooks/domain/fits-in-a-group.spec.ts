import { expect, it } from '@jest/globals';
import { fitsInAGroup } from './fits-in-a-group.js';

const of = (size: number) => ({ delivery: { rawBody: 'x'.repeat(size) } });

it('deliveries go together up to a megabyte of bodies', () => {
  const half = 524_288;
  expect(fitsInAGroup(of(half), [of(half - 1), of(1)])).toBe(true);
  expect(fitsInAGroup(of(half), [of(half), of(1)])).toBe(false);
});
