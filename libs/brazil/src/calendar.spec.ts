import { describe, expect, it } from '@jest/globals';
import { saoPauloDate } from './calendar.js';

describe('saoPauloDate', () => {
  it.each([
    ['2026-03-02T02:59:59.999Z', '2026-03-01'],
    ['2026-03-02T03:00:00Z', '2026-03-02'],
    ['2027-01-01T01:00:00Z', '2026-12-31'],
    // Daylight saving time, which Brazil had until 2019.
    ['2018-12-25T02:00:00Z', '2018-12-25'],
  ])('%s is %s', (instant, date) => {
    expect(saoPauloDate(new Date(instant))).toBe(date);
  });
});
