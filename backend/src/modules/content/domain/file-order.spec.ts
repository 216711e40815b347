import { expect, it } from '@jest/globals';
import { movedFiles, nextPosition } from './file-order.js';

const FILES = [
  { id: 'a', position: 0 },
  { id: 'b', position: 1 },
  { id: 'c', position: 4 },
];

it('files move to the places of an order, and those that are not named follow in theirs', () => {
  expect(movedFiles(FILES, ['b'])).toEqual([
    { id: 'b', position: 0 },
    { id: 'a', position: 1 },
    { id: 'c', position: 2 },
  ]);
  expect(movedFiles(FILES, ['a', 'b', 'c', 'unknown'])).toEqual([{ id: 'c', position: 2 }]);
});

it('the next file comes after the last one', () => {
  expect([nextPosition([]), nextPosition(FILES)]).toEqual([0, 5]);
});
