import { expect, test } from '@jest/globals';
import { barCodeIfItReads } from './bar-code.js';

const LINE = '34191.10121 34567.880058 71234.570001 6 16670000012345';
const DIGITS = '34196166700000123451101234567880057123457000';

/** Which of a digit's five elements are wide (ISO/IEC 16390). */
const WIDE = ['00110', '10001', '01001', '11000', '00101', '10100', '01100', '00011', '10010', '01010'];

/** The widths of bars and spaces by turns, in modules, from the first bar to the last. */
function elementsOf(image: string | undefined): { elements: number[]; start: number; end: number } {
  const svg = Buffer.from(String(image).replace('data:image/svg+xml;base64,', ''), 'base64').toString();
  const bars = [...svg.matchAll(/M(\d+) 0h(\d+)v50h-\d+z/g)].map(([, at, width]) => [
    Number(at),
    Number(width),
  ]);
  const edges = bars.flatMap(([at = 0, width = 0]) => [at, at + width]);
  const elements = edges.slice(1).map((edge, place) => edge - Number(edges[place]));
  return { elements, start: Number(edges[0]), end: Number(edges.at(-1)) };
}

test('a reader finds the 44 digits in the bars and spaces, with a quiet zone on both sides', () => {
  const { elements, start, end } = elementsOf(barCodeIfItReads(LINE));
  expect(elements.slice(0, 4)).toEqual([1, 1, 1, 1]);
  expect(elements.slice(-3)).toEqual([3, 1, 1]);
  const body = elements.slice(4, -3);
  expect(body).toHaveLength(44 * 5);
  const digits = Array.from({ length: 44 }, (_, place) => {
    const pair = body.slice(Math.floor(place / 2) * 10, Math.floor(place / 2) * 10 + 10);
    const mine = pair.filter((_width, element) => element % 2 === place % 2);
    return WIDE.indexOf(mine.map((width) => ({ 1: '0', 3: '1' })[width]).join(''));
  });
  expect(digits.join('')).toBe(DIGITS);
  // 22 pairs of 18 modules, four to begin with, five to end with, ten empty ones before and after.
  expect([start, end]).toEqual([10, 10 + 22 * 18 + 4 + 5]);
});

test('a line that no bank would read has no picture', () => {
  expect(barCodeIfItReads(LINE.replace('34567', '34568'))).toBeUndefined();
  expect(barCodeIfItReads('')).toBeUndefined();
});
