import { describe, expect, it } from '@jest/globals';
import type { QueryPriority } from '../domain/query-schedule.js';
import { QueryQueue, type ClaimedQuery } from './query-queue.js';

const LIMITS = { atOnce: 4, reserved: 2, perSecond: 1_000 };
const FAR = 1e9;

const question = (attemptId: string, askPriority: QueryPriority = 2): ClaimedQuery => ({
  ...{ attemptId, askPriority },
  ...{ platformId: 'p', gatewayAccountId: 'a' },
});
const many = (count: number, priority: QueryPriority = 2): ClaimedQuery[] =>
  Array.from({ length: count }, (_, n) => question(`${priority}-${n}`, priority));

/** Takes as many as may begin. */
function takeAll(queue: QueryQueue, now = 0): ClaimedQuery[] {
  const taken: ClaimedQuery[] = [];
  for (let next = queue.take(now); next; next = queue.take(now)) taken.push(next);
  return taken;
}
const ids = (questions: readonly ClaimedQuery[]) => questions.map(({ attemptId }) => attemptId);

describe('the places of an account', () => {
  it('the places of an account are taken by those that wait, and again as soon as one is free', () => {
    const queue = new QueryQueue(LIMITS);
    queue.add(many(6), FAR);
    const [first] = takeAll(queue);
    expect(queue.underWay).toBe(4);
    if (first) queue.leave(first);
    expect(ids(takeAll(queue, 1))).toEqual(['2-4']);
  });

  it('reserve two for waiting buyers, who precede earlier claims', () => {
    const queue = new QueryQueue(LIMITS);
    queue.add(many(6), FAR);
    expect(takeAll(queue)).toHaveLength(4);
    queue.add([question('waits', 1), question('lost', 0), question('lost too', 0)], FAR);
    expect(ids(takeAll(queue, 10))).toEqual(['lost', 'lost too']);
    expect(queue.underWay).toBe(6);
  });

  it('the places of an account may all be taken by waiting buyers', () => {
    const queue = new QueryQueue(LIMITS);
    queue.add(many(9, 0), FAR);
    expect(takeAll(queue)).toHaveLength(6);
  });
});

describe('a claim', () => {
  it('a claim contains a second round for the slots, and what buyers wait for only as slots are free', () => {
    const queue = new QueryQueue(LIMITS);
    expect(queue.wanted).toEqual({ waiting: 6, others: 8 });
    queue.add(many(8), FAR);
    expect(queue.wanted).toEqual({ waiting: 6, others: 0 });
    takeAll(queue);
    expect(queue.wanted).toEqual({ waiting: 2, others: 0 });
    const [next] = many(1);
    if (next) queue.leave(next);
    takeAll(queue, 10);
    expect(queue.wanted).toEqual({ waiting: 2, others: 5 });
  });

  it('a claim that waits until it expires is dropped', () => {
    const queue = new QueryQueue(LIMITS);
    queue.add(many(2), 100);
    expect(queue.take(100)).toBeUndefined();
    expect(queue.isIdle).toBe(true);
  });
});

describe('the ceiling of questions a second', () => {
  it('allows all slots to be used in a burst and limits the average', () => {
    const queue = new QueryQueue({ atOnce: 4, reserved: 0, perSecond: 10 });
    queue.add(many(100), FAR);
    let begun = 0;
    for (let now = 0; now < 5_000; now += 10)
      for (let next = queue.take(now); next; next = queue.take(now)) {
        begun += 1;
        queue.leave(next);
      }
    expect(begun).toBe(53);
    expect(queue.pauseMs(5_000)).toBe(0);
    expect(queue.take(5_000)).toBeDefined();
    expect(queue.pauseMs(5_000)).toBe(100);
  });
});
