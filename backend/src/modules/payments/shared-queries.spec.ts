import { expect, it } from '@jest/globals';
import { SharedQueries } from './shared-queries.js';

/** A provider that answers when released, and counts its queries. */
function provider() {
  const waiting: { resolve: (answer: number) => void; reject: (why: Error) => void }[] = [];
  const question = () => new Promise<number>((resolve, reject) => waiting.push({ resolve, reject }));
  const answer = async (fails = false): Promise<void> => {
    const last = waiting.at(-1);
    if (fails) last?.reject(new Error('away'));
    else last?.resolve(waiting.length);
    // The next one begins a moment later.
    await new Promise(setImmediate);
  };
  return { question, answer, asked: () => waiting.length };
}

it('sends one query for one caller, and another for a later caller', async () => {
  const questions = new SharedQueries<number>();
  const { question, answer, asked } = provider();
  for (const times of [1, 2]) {
    const result = questions.ask('charge-1', question);
    expect(asked()).toBe(times);
    await answer();
    await expect(result).resolves.toBe(times);
  }
});

it('sends one more query for all callers during a query, never with an answer older than their call', async () => {
  const questions = new SharedQueries<number>();
  const { question, answer, asked } = provider();
  const result = Array.from({ length: 20 }, () => questions.ask('charge-1', question));
  expect(asked()).toBe(1);
  await answer();
  expect(asked()).toBe(2);
  const late = questions.ask('charge-1', question);
  await answer();
  await answer();
  await expect(Promise.all([...result, late])).resolves.toEqual([1, ...Array<number>(19).fill(2), 3]);
  expect(asked()).toBe(3);
});

it('queries others in the meantime', async () => {
  const questions = new SharedQueries<number>();
  const { question, asked } = provider();
  void questions.ask('charge-1', question);
  void questions.ask('charge-2', question);
  await Promise.resolve();
  expect(asked()).toBe(2);
});

it('queries for waiting callers although the previous query failed', async () => {
  const questions = new SharedQueries<number>();
  const { question, answer } = provider();
  const first = questions.ask('charge-1', question);
  const second = questions.ask('charge-1', question);
  await Promise.all([expect(first).rejects.toThrow('away'), answer(true)]);
  await answer();
  await expect(second).resolves.toBe(2);
});
