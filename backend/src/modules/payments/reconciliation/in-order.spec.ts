import { describe, expect, it } from '@jest/globals';
import { inOrder } from './in-order.js';

const FAST = { atOnce: 3, perSecond: 1_000_000 };
const never = (): boolean => false;

describe('work on items in their order', () => {
  it('ordered work on items runs in parallel, up to the limit, and is returned in the order of the items', async () => {
    let underWay = 0;
    let most = 0;
    const results = await inOrder(
      [5, 1, 3, 1, 2],
      FAST,
      async (turns) => {
        most = Math.max(most, (underWay += 1));
        for (let turn = 0; turn < turns; turn += 1) await new Promise(setImmediate);
        underWay -= 1;
        return turns * 10;
      },
      never,
    );
    expect(results).toEqual([50, 10, 30, 10, 20]);
    expect(most).toBe(3);
  });

  it('ends with the first final result: nothing further starts, and later items are dropped', async () => {
    const begun: number[] = [];
    const items = Array.from({ length: 20 }, (_, n) => n);
    const results = await inOrder(
      items,
      FAST,
      async (item) => {
        begun.push(item);
        await new Promise(setImmediate);
        return item;
      },
      (item) => item === 4,
    );
    expect(results).toEqual([0, 1, 2, 3, 4]);
    expect(Math.max(...begun)).toBeLessThan(8);
  });

  it('work on items in their order of nothing is nothing', async () => {
    expect(await inOrder([], FAST, async () => 1, never)).toEqual([]);
  });
});
