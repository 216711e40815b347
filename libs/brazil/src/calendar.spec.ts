import { describe, expect, it } from '@jest/globals';
import { addDays, businessDay, saoPauloDate, startOfSaoPauloDay } from './calendar.js';

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

describe('addDays', () => {
  it.each([
    ['2026-03-02', 15, '2026-03-17'],
    ['2026-03-02', 30, '2026-04-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2026-03-02', 0, '2026-03-02'],
  ])('%s and %s days are %s', (date, days, expected) => {
    expect(addDays(date, days)).toBe(expected);
  });
});

describe('businessDay', () => {
  it.each([
    ['2026-03-17', '2026-03-17', 'a Tuesday'],
    ['2026-03-14', '2026-03-16', 'a Saturday'],
    ['2026-04-03', '2026-04-06', 'Good Friday'],
    ['2026-02-14', '2026-02-18', 'the Saturday before Carnival'],
    ['2026-06-04', '2026-06-05', 'Corpus Christi'],
    ['2026-11-20', '2026-11-23', 'the day of Zumbi, a Friday'],
    ['2026-12-25', '2026-12-28', 'Christmas, a Friday'],
    ['2027-03-26', '2027-03-29', 'Good Friday of another year'],
  ])('%s goes on %s: it is %s', (date, expected) => {
    expect(businessDay(date)).toBe(expected);
  });
});
