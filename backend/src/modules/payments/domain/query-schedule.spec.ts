import { describe, expect, it } from '@jest/globals';
import {
  nextQueryAfterEnd,
  nextQueryOfVisibleCode,
  queryPriority,
  nextQueryWhileBuyerWaits,
  nextQueryUnderReview,
} from './query-schedule.js';

const NOW = new Date('2026-03-02T12:00:00.000Z');
const at = (seconds: number): Date => new Date(NOW.getTime() + seconds * 1_000);

/** Seconds after the charge at which it is queried, as long as nothing changes. */
function asked(next: (asks: number, now: Date) => Date | null, until: number): number[] {
  const instants: number[] = [];
  let now = NOW;
  for (let asks = 0; ; asks += 1) {
    const then = next(asks, now);
    if (then === null) return instants;
    now = then;
    const seconds = (now.getTime() - NOW.getTime()) / 1_000;
    if (seconds > until || seconds === instants.at(-1)) return instants;
    instants.push(seconds);
  }
}

const DAY = 86_400;

describe('a charge whose reply was lost', () => {
  it('a charge whose reply was lost is queried at least every five seconds in the first 45 seconds', () => {
    expect(asked(nextQueryWhileBuyerWaits, 45)).toEqual([1, 2, 4, 7, 11, 16, 21, 26, 31, 36, 41]);
  });

  it('a charge whose reply was lost is queried 18 times in ten minutes, and hourly in the end', () => {
    expect(asked(nextQueryWhileBuyerWaits, 600)).toHaveLength(18);
    expect(asked(nextQueryWhileBuyerWaits, 5 * 3_600).slice(-2)).toEqual([12_296, 15_896]);
  });

  it('precedes all others while a buyer waits for it', () => {
    const lost = { confirming: true, createdAt: NOW };
    expect(queryPriority({ ...lost, asks: 0 }, at(1))).toBe(0);
    expect(queryPriority({ ...lost, asks: 9 }, at(40))).toBe(0);
    expect(queryPriority({ ...lost, asks: 10 }, at(45))).toBe(1);
    expect(queryPriority({ ...lost, asks: 15 }, at(599))).toBe(1);
    expect(queryPriority({ ...lost, asks: 0 }, at(600))).toBe(2);
    expect(queryPriority({ confirming: false, createdAt: NOW, asks: 0 }, NOW)).toBe(2);
  });
});

describe('a card under review', () => {
  it('a card under review is queried seven times in ten minutes', () => {
    expect(asked(nextQueryUnderReview, 600)).toEqual([5, 15, 35, 75, 135, 255, 555]);
  });
});

describe('an unpaid code that its buyer sees', () => {
  const untilItsEnd = (end: Date, webhooksArrive: boolean) =>
    asked(
      (asks, now) => nextQueryOfVisibleCode(asks, now, end, { webhooksArrive }),
      (end.getTime() - NOW.getTime()) / 1_000,
    );
  const late = (webhooksArrive: boolean) =>
    asked((asks, now) => nextQueryAfterEnd(asks, now, { webhooksArrive }), Infinity);

  it.each([
    // Its life, questions where webhooks arrive, and where they are not known to.
    [1_800, 3, 5],
    [DAY, 5, 12],
    [5 * DAY, 7, 28],
  ])(
    'an unpaid code that its buyer sees for %i s is asked about %i times where webhooks arrive, and %i times elsewhere',
    (life, few, many) => {
      expect(untilItsEnd(at(life), true)).toHaveLength(few);
      expect(untilItsEnd(at(life), false)).toHaveLength(many);
    },
  );

  it('an unpaid displayed code is queried at its end, and then only as often as late payments require', () => {
    expect(untilItsEnd(at(DAY), true)).toEqual([120, 1_320, 12_120, 55_320, DAY]);
    expect(late(true)).toEqual([DAY]);
    expect(late(false)).toEqual([3_600, 3_600 + DAY]);
  });
});
