import { expect, it } from '@jest/globals';
import { moved, neighbours, opensAt } from './lesson-schedule.js';

it('a lesson opens whole days after the purchase', () => {
  const bought = new Date('2026-03-02T14:32:00Z');
  expect(opensAt(bought, 0)).toEqual(bought);
  expect(opensAt(bought, 7)).toEqual(new Date('2026-03-09T14:32:00Z'));
});

it('the first lesson has none before it, and the last none after it', () => {
  const lessons = [{ id: 'a' }, { id: 'b' }];
  expect(neighbours(lessons, 'a')).toEqual({ previous: null, next: { id: 'b' } });
  expect(neighbours(lessons, 'b')).toEqual({ previous: { id: 'a' }, next: null });
});

it.each([
  ['b', 'up', ['b', 'a', 'c']],
  ['b', 'down', ['a', 'c', 'b']],
  ['a', 'up', ['a', 'b', 'c']],
  ['x', 'up', ['a', 'b', 'c']],
] as const)('the lesson %s moves %s to %j', (id, step, order) => {
  expect(moved(['a', 'b', 'c'], id, step)).toEqual(order);
});
