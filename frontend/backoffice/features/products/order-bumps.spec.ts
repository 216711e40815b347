import { expect, it } from '@jest/globals';
import { changed } from './order-bumps.server';

it.each([
  ['up', 'b', ['b', 'a', 'c']],
  ['down', 'b', ['a', 'c', 'b']],
  ['up', 'a', ['a', 'b', 'c']],
  ['down', 'c', ['a', 'b', 'c']],
  ['remove', 'b', ['a', 'c']],
  ['add', 'd', ['a', 'b', 'c', 'd']],
  ['add', '', ['a', 'b', 'c']],
  ['up', 'x', ['a', 'b', 'c']],
])('the step %s of the extra offer %s gives the order %j', (intent, offer, order) => {
  expect(changed(['a', 'b', 'c'], intent, offer)).toEqual(order);
});

it.each([
  ['a', 2, ['b', 'c', 'a']],
  ['c', 0, ['c', 'a', 'b']],
  ['b', 9, ['a', 'c', 'b']],
  ['b', Number.NaN, ['a', 'b', 'c']],
])('an extra offer %s that is dragged to place %d gives the order %j', (offer, to, order) => {
  expect(changed(['a', 'b', 'c'], 'place', offer, to)).toEqual(order);
});
