import { AsyncResource } from 'node:async_hooks';
import { isConnectionLost } from './lost-connection.js';
import { acrossPlatforms } from './tenant-barrier.js';

interface Waiting<T, R> {
  readonly item: T;
  /** Where it was asked for: in whose request, job or sweep. */
  readonly scope: AsyncResource;
  readonly resolve: (result: R) => void;
  readonly reject: (reason: unknown) => void;
}

interface Limits<T> {
  /** Batches that run concurrently. */
  readonly atOnce: number;
  readonly maxBatchSize: number;
  /** Whether an item can join the batch. Default: always. */
  readonly mayJoin?: (item: T, group: readonly T[]) => boolean;
}

/**
 * Collects the items that arrive while a batch runs and processes them together in the next batch. A burst then costs a few round
 * trips and commits instead of some for each item, and a single item does not wait. Each item gets its own result, after its
 * batch has ended.
 */
export class Batcher<T, R> {
  private waiting: Waiting<T, R>[] = [];
  private groupsUnderWay = 0;

  /** `work` returns the results in the order of the items; when it throws, it has written none of them. */
  constructor(
    private readonly work: (items: readonly T[]) => Promise<readonly R[]>,
    private readonly limits: Limits<T>,
  ) {}

  add(item: T): Promise<R> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ item, scope: new AsyncResource('Batcher'), resolve, reject });
      this.begin();
    });
  }

  private begin(): void {
    if (this.groupsUnderWay === this.limits.atOnce || this.waiting.length === 0) return;
    this.groupsUnderWay += 1;
    const group = this.nextGroup();
    // The statements are counted for the request of the first item, not for the one that has just ended. They
    // are about the platforms of all items.
    void group[0]?.scope
      .runInAsyncScope(() => acrossPlatforms(() => this.workOn(group)))
      .finally(() => {
        this.groupsUnderWay -= 1;
        this.begin();
      });
  }

  private nextGroup(): Waiting<T, R>[] {
    const { maxBatchSize, mayJoin } = this.limits;
    const group: T[] = [];
    for (const { item } of this.waiting.slice(0, maxBatchSize)) {
      if (group.length > 0 && mayJoin?.(item, group) === false) break;
      group.push(item);
    }
    return this.waiting.splice(0, group.length);
  }

  private async workOn(group: readonly Waiting<T, R>[]): Promise<void> {
    try {
      const results = await this.work(group.map(({ item }) => item));
      group.forEach(({ resolve }, at) => resolve(results[at] as R));
    } catch (error) {
      // Without a database no item can succeed.
      if (group.length === 1 || isConnectionLost(error)) group.forEach(({ reject }) => reject(error));
      else await this.workOnHalves(group);
    }
  }

  /** An item that fails must not fail the others: halve the batch until it is alone. */
  private async workOnHalves(group: readonly Waiting<T, R>[]): Promise<void> {
    const middle = Math.ceil(group.length / 2);
    await this.workOn(group.slice(0, middle));
    await this.workOn(group.slice(middle));
  }
}
