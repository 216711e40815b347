import { expect, test } from '@jest/globals';
import { rearranged } from './arrange';

const IDS = ['a', 'b', 'c'];

test('a testimonial moves by one place, never beyond the ends, or is taken out', () => {
  expect(rearranged(IDS, 'up', 'c')).toEqual(['a', 'c', 'b']);
  expect(rearranged(IDS, 'down', 'a')).toEqual(['b', 'a', 'c']);
  expect(rearranged(IDS, 'up', 'a')).toEqual(IDS);
  expect(rearranged(IDS, 'down', 'c')).toEqual(IDS);
  expect(rearranged(IDS, 'remove', 'b')).toEqual(['a', 'c']);
  expect(rearranged(IDS, 'remove', 'unknown')).toEqual(IDS);
});
