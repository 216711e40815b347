import { expect, it } from '@jest/globals';
import { IngestPriority } from './ingest-priority.js';

it('delays nothing without arrivals, and otherwise until 5 ms after the last one', () => {
  const arrivals = new IngestPriority();
  expect(arrivals.holdBackMs(100, 100)).toBe(0);
  arrivals.note(100);
  expect(arrivals.holdBackMs(100, 101)).toBe(4);
  arrivals.note(103);
  expect(arrivals.holdBackMs(100, 105)).toBe(3);
  expect(arrivals.holdBackMs(100, 108)).toBe(0);
});

it('delays nothing for more than a second, however long deliveries keep arriving', () => {
  const arrivals = new IngestPriority();
  let waited = 0;
  for (; waited < 10_000; waited += 1) {
    arrivals.note(waited);
    if (arrivals.holdBackMs(0, waited) === 0) break;
  }
  expect(waited).toBe(1_000);
});
