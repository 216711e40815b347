import { describe, expect, it } from '@jest/globals';
import { Lanes } from './lanes.js';

/** Begins pieces that hang, as many as there is room for. Returns how many those are. */
function hang(lanes: Lanes, kind: string): number {
  let begun = 0;
  for (; lanes.hasRoom(kind); begun += 1) lanes.begin(kind, () => new Promise(() => undefined));
  return begun;
}

describe('of the places in the lanes', () => {
  it('one kind gets as many as it may while there are many', () => {
    const lanes = new Lanes({ atOnce: 512, ofAKind: 32 });
    expect(hang(lanes, 'slow')).toBe(32);
    expect(lanes.fullKinds).toEqual(['slow']);
    expect(lanes.room).toBe(480);
  });

  it('dozens of kinds that hang leave some to one that does not', () => {
    const lanes = new Lanes({ atOnce: 512, ofAKind: 32 });
    const taken = Array.from({ length: 32 }, (_, at) => hang(lanes, `slow-${at}`));
    expect(taken.slice(0, 9)).toEqual([32, 32, 32, 32, 32, 32, 32, 32, 29]);
    expect(Math.min(...taken)).toBeGreaterThan(0);
    expect(hang(lanes, 'quick')).toBeGreaterThan(0);
    expect(lanes.room).toBeGreaterThan(0);
  });

  it('the last is not taken by a kind that has one already', () => {
    const lanes = new Lanes({ atOnce: 2, ofAKind: 2 });
    expect([hang(lanes, 'slow'), lanes.room, hang(lanes, 'quick'), lanes.room]).toEqual([1, 1, 1, 0]);
    expect(lanes.hasRoom('third')).toBe(false);
  });
});

it('work that is due is claimed until no more is found, and of a kind that hangs only what it may have', async () => {
  const lanes = new Lanes({ atOnce: 64, ofAKind: 4 });
  const due = [...Array.from({ length: 6 }, () => 'slow'), ...Array.from({ length: 3 }, () => 'quick')];
  const begun: string[] = [];
  const fill = () =>
    lanes.fill<string>({
      atATime: 4,
      claim: ({ most, notOf }) => {
        const taken = due.filter((kind) => !notOf.includes(kind)).slice(0, most);
        taken.forEach((kind) => due.splice(due.indexOf(kind), 1));
        return Promise.resolve(taken);
      },
      kindOf: (kind) => kind,
      work: (kind) => {
        begun.push(kind);
        return kind === 'slow' ? new Promise(() => undefined) : Promise.resolve();
      },
    });
  expect(await fill()).toBe(7);
  expect(begun).toEqual([
    ...Array.from({ length: 4 }, () => 'slow'),
    ...Array.from({ length: 3 }, () => 'quick'),
  ]);
  expect(due).toEqual(['slow', 'slow']);
  expect(await fill()).toBe(0);
});
