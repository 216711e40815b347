import { expect, test } from '@jest/globals';
import { moved } from './arrange';

const IDS = ['a', 'b', 'c'];

test('a testimonial moves by one place, never beyond the ends, or is taken out', () => {
  expect(moved(IDS, 'up', 'c')).toEqual(['a', 'c', 'b']);
  expect(moved(IDS, 'down', 'a')).toEqual(['b', 'a', 'c']);
  expect(moved(IDS, 'up', 'a')).toEqual(IDS);
  expect(moved(IDS, 'down', 'c')).toEqual(IDS);
  expect(moved(IDS, 'remove', 'b')).toEqual(['a', 'c']);
  expect(moved(IDS, 'remove', 'unknown')).toEqual(IDS);
});
