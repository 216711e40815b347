import { expect, test } from '@jest/globals';
import { nextPlace, stateOf } from './step-order';

const states = (open: number, reached: number) => [0, 1, 2].map((place) => stateOf(place, open, reached));

test('steps are done as they are completed, one after another (C2.133, C4.9)', () => {
  expect(states(0, 0)).toEqual(['open', 'waiting', 'waiting']);
  expect(states(1, 1)).toEqual(['done', 'open', 'waiting']);
  expect(states(2, 2)).toEqual(['done', 'done', 'open']);
  expect([nextPlace(0, 0), nextPlace(1, 1)]).toEqual([1, 2]);
});

test('a step that is opened again leaves the payment undone, and leads straight back to it (C2.134, C4.10)', () => {
  expect(states(0, 2)).toEqual(['open', 'done', 'waiting']);
  expect(states(1, 2)).toEqual(['done', 'open', 'waiting']);
  expect([nextPlace(0, 2), nextPlace(1, 2)]).toEqual([2, 2]);
});

test('a step that is opened again before the last was reached leads to where the buyer was (C4.10)', () => {
  expect(states(0, 1)).toEqual(['open', 'waiting', 'waiting']);
  expect(nextPlace(0, 1)).toBe(1);
});
