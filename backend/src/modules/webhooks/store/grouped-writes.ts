import { isConnectionLost } from '../../../database/index.js';

interface Waiting<T, R> {
  readonly item: T;
  readonly size: number;
  readonly resolve: (result: R) => void;
  readonly reject: (reason: unknown) => void;
}

interface Limits {
  /** Groups that are written side by side. */
  readonly atOnce: number;
  readonly itemsInAGroup: number;
  /** A larger item is a group of its own. */
  readonly sizeOfAGroup: number;
}

/**
 * What comes while a group is being written goes together in the next one: a burst costs a few commits instead of one for
 * each, and who comes alone waits for nobody. Each is answered for itself, and only once its own group is written.
 */
export class GroupedWrites<T, R> {
  private waiting: Waiting<T, R>[] = [];
  private groupsUnderWay = 0;

  /** `write` returns the results in the order of the items; when it throws, it has written none of them. */
  constructor(
    private readonly write: (items: readonly T[]) => Promise<readonly R[]>,
    private readonly limits: Limits,
  ) {}

  add(item: T, size: number): Promise<R> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ item, size, resolve, reject });
      this.begin();
    });
  }

  private begin(): void {
    if (this.groupsUnderWay === this.limits.atOnce || this.waiting.length === 0) return;
    this.groupsUnderWay += 1;
    void this.writeGroup(this.nextGroup()).finally(() => {
      this.groupsUnderWay -= 1;
      this.begin();
    });
  }

  private nextGroup(): Waiting<T, R>[] {
    let count = 0;
    for (let size = 0; count < Math.min(this.limits.itemsInAGroup, this.waiting.length); count += 1) {
      size += this.waiting[count]?.size ?? 0;
      if (count > 0 && size > this.limits.sizeOfAGroup) break;
    }
    return this.waiting.splice(0, count);
  }

  private async writeGroup(group: readonly Waiting<T, R>[]): Promise<void> {
    try {
      const results = await this.write(group.map(({ item }) => item));
      group.forEach(({ resolve }, at) => resolve(results[at] as R));
    } catch (error) {
      // Without a database nobody can be written, and none is told that it was.
      if (group.length === 1 || isConnectionLost(error)) group.forEach(({ reject }) => reject(error));
      else await this.writeHalves(group);
    }
  }

  /** One that cannot be written must not take its neighbours with it: it is halved away from them until it is alone. */
  private async writeHalves(group: readonly Waiting<T, R>[]): Promise<void> {
    const middle = Math.ceil(group.length / 2);
    await this.writeGroup(group.slice(0, middle));
    await this.writeGroup(group.slice(middle));
  }
}
