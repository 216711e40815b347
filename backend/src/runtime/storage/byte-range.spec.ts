import { expect, it } from '@jest/globals';
import { byteRange } from './byte-range.js';

it.each([
  ['bytes=0-', { start: 0, end: 99 }],
  ['bytes=10-19', { start: 10, end: 19 }],
  ['bytes=90-500', { start: 90, end: 99 }],
  ['bytes=-5', { start: 95, end: 99 }],
  ['bytes=-500', { start: 0, end: 99 }],
])('%s asks for the part %j of 100 bytes', (header, part) => {
  expect(byteRange(header, 100)).toEqual(part);
});

it.each([
  undefined,
  '',
  'bytes=',
  'bytes=-',
  'bytes=-0',
  'bytes=100-',
  'bytes=9-3',
  'bytes=0-1,5-6',
  'lines=1-2',
])('%j asks for no part that exists, so the whole object is sent', (header) => {
  expect(byteRange(header, 100)).toBeUndefined();
});
