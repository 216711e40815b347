import { describe, expect, it } from '@jest/globals';
import { Batcher } from './batcher.js';

/** The written groups, each of which waits until it is released. */
class Book {
  readonly groups: { readonly items: readonly string[]; readonly done: () => void }[] = [];

  readonly write = async (items: readonly string[]): Promise<string[]> => {
    await new Promise<void>((done) => this.groups.push({ items, done }));
    if (items.some((item) => item.startsWith('bad'))) throw new Error(`cannot write ${items.join(' ')}`);
    return items.map((item) => `${item} written`);
  };

  get written(): (readonly string[])[] {
    return this.groups.map(({ items }) => items);
  }

  /** Lets everything be written, what follows included. */
  async finish(): Promise<void> {
    for (let at = 0; at < this.groups.length; at += 1) {
      this.groups[at]?.done();
      await new Promise(setImmediate);
    }
  }
}

const LIMITS = { atOnce: 1, maxBatchSize: 4 };

describe('items that arrive while a group is written', () => {
  it('are written together in the next group, in their order, and each gets its own answer', async () => {
    const book = new Book();
    const writes = new Batcher(book.write, LIMITS);
    const answers = Promise.all(['a', 'b', 'c', 'd', 'e', 'f'].map((item) => writes.add(item)));
    expect(book.written).toEqual([['a']]);
    await book.finish();
    expect(book.written).toEqual([['a'], ['b', 'c', 'd', 'e'], ['f']]);
    expect(await answers).toEqual(['a', 'b', 'c', 'd', 'e', 'f'].map((item) => `${item} written`));
  });

  it('items that arrive while a group is written are not answered before their own group is written', async () => {
    const book = new Book();
    const writes = new Batcher(book.write, { ...LIMITS, atOnce: 2 });
    const answered: string[] = [];
    for (const item of ['a', 'b', 'c']) void writes.add(item).then((answer) => answered.push(answer));
    expect(book.written).toEqual([['a'], ['b']]);
    book.groups[1]?.done();
    await new Promise(setImmediate);
    expect(answered).toEqual(['b written']);
    expect(book.written).toEqual([['a'], ['b'], ['c']]);
    await book.finish();
    expect(answered).toEqual(['b written', 'a written', 'c written']);
  });

  it('joins a group only where it may, and those behind it keep their place', async () => {
    const book = new Book();
    const unlike = (item: string, group: readonly string[]) => group.every((other) => other[0] !== item[0]);
    const writes = new Batcher(book.write, { ...LIMITS, mayJoin: unlike });
    for (const item of ['a1', 'b1', 'c1', 'b2', 'd1', 'e1', 'b3']) void writes.add(item);
    await book.finish();
    expect(book.written).toEqual([['a1'], ['b1', 'c1'], ['b2', 'd1', 'e1'], ['b3']]);
  });
});

describe('one that cannot be written', () => {
  it('an item that cannot be written fails alone; the others of its group are written', async () => {
    const book = new Book();
    const writes = new Batcher(book.write, LIMITS);
    const answers = Promise.allSettled(['a', 'b', 'bad', 'c', 'd', 'e'].map((item) => writes.add(item)));
    await book.finish();
    expect((await answers).map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'rejected',
      'fulfilled',
      'fulfilled',
      'fulfilled',
    ]);
    expect(book.written).toEqual([
      ['a'],
      ['b', 'bad', 'c', 'd'],
      ['b', 'bad'],
      ['b'],
      ['bad'],
      ['c', 'd'],
      ['e'],
    ]);
  });

  it('a database failure fails the whole group, without retrying items one by one', async () => {
    let tries = 0;
    const away = Object.assign(new Error('Connection terminated unexpectedly'), { code: '57P01' });
    const writes = new Batcher<string, string>(async () => {
      tries += 1;
      await new Promise(setImmediate);
      throw away;
    }, LIMITS);
    const answers = await Promise.allSettled(['a', 'b', 'c', 'd'].map((item) => writes.add(item)));
    expect(answers.map(({ status }) => status)).toEqual(Array(4).fill('rejected'));
    expect(tries).toBe(2);
  });
});
