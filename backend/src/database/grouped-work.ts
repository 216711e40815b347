import { AsyncResource } from 'node:async_hooks';
import { isConnectionLost } from './lost-connection.js';

interface Waiting<T, R> {
  readonly item: T;
  /** Where it was asked for: in whose request, job or sweep. */
  readonly scope: AsyncResource;
  readonly resolve: (result: R) => void;
  readonly reject: (reason: unknown) => void;
}

interface Limits<T> {
  /** Groups that are under way side by side. */
  readonly atOnce: number;
  readonly itemsInAGroup: number;
  /** Whether it can go with those that are in the group already; always, when nothing is said. */
  readonly mayJoin?: (item: T, group: readonly T[]) => boolean;
}

/**
 * What comes while a group is under way goes together in the next one: a burst costs a few round trips and commits instead of
 * some for each, and who comes alone waits for nobody. Each is answered for itself, and only once its own group is done.
 */
export class GroupedWork<T, R> {
  private waiting: Waiting<T, R>[] = [];
  private groupsUnderWay = 0;

  /** `work` returns the results in the order of the items; when it throws, it has written none of them. */
  constructor(
    private readonly work: (items: readonly T[]) => Promise<readonly R[]>,
    private readonly limits: Limits<T>,
  ) {}

  add(item: T): Promise<R> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ item, scope: new AsyncResource('GroupedWork'), resolve, reject });
      this.begin();
    });
  }

  private begin(): void {
    if (this.groupsUnderWay === this.limits.atOnce || this.waiting.length === 0) return;
    this.groupsUnderWay += 1;
    const group = this.nextGroup();
    // What it costs is counted for the first of the group, and not for whoever happened to be done just now.
    void group[0]?.scope
      .runInAsyncScope(() => this.workOn(group))
      .finally(() => {
        this.groupsUnderWay -= 1;
        this.begin();
      });
  }

  private nextGroup(): Waiting<T, R>[] {
    const { itemsInAGroup, mayJoin } = this.limits;
    const group: T[] = [];
    for (const { item } of this.waiting.slice(0, itemsInAGroup)) {
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
      // Without a database nothing can be done for anybody, and nobody is told that it was.
      if (group.length === 1 || isConnectionLost(error)) group.forEach(({ reject }) => reject(error));
      else await this.workOnHalves(group);
    }
  }

  /** One that cannot be worked on must not take its neighbours with it: it is halved away from them until it is alone. */
  private async workOnHalves(group: readonly Waiting<T, R>[]): Promise<void> {
    const middle = Math.ceil(group.length / 2);
    await this.workOn(group.slice(0, middle));
    await this.workOn(group.slice(middle));
  }
}
