import { expect, it } from '@jest/globals';
import { lastMonthsOf } from './plan-months.js';

it('a version of a plan holds until the month before the next one, and one that was replaced never', () => {
  const plans = [
    { id: 'early', startsOn: '2026-03-01' },
    { id: 'again', startsOn: '2026-06-01' },
    { id: 'replaced', startsOn: '2026-06-01' },
    { id: 'first', startsOn: '2026-01-01' },
  ];
  expect(Object.fromEntries(lastMonthsOf(plans))).toEqual({
    first: '2026-02-01',
    early: '2026-05-01',
    replaced: '2026-05-01',
  });
  expect(lastMonthsOf([])).toEqual(new Map());
});
