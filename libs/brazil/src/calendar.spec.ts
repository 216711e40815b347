import { describe, expect, it } from '@jest/globals';
import { saoPauloDate, startOfSaoPauloDay } from './calendar.js';

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

describe('startOfSaoPauloDay', () => {
  it.each([
    ['2026-02-28', '2026-02-28T03:00:00.000Z'],
    ['2028-02-29', '2028-02-29T03:00:00.000Z'],
    ['2026-12-31', '2026-12-31T03:00:00.000Z'],
  ])('the day %s begins at %s', (date, instant) => {
    expect(startOfSaoPauloDay(date)?.toISOString()).toBe(instant);
  });

  it.each(['2026-02-29', '2026-02-31', '2026-04-31', '2026-13-01', '2026-00-10', 'amanhã', ''])(
    'there is no day %j',
    (date) => {
      expect(startOfSaoPauloDay(date)).toBeNull();
    },
  );
});
