import { expect, it } from '@jest/globals';
import type { StoredWebhook } from '../store/webhook-records.js';
import { InboxQueue } from './inbox-queue.js';

const delivery = (id: string, gatewayAccountId: string, size = 0): StoredWebhook => ({
  id,
  gatewayAccountId,
  provider: 'ONZ',
  platformId: 'platform',
  attemptId: null,
  token: 'token',
  sourceKey: null,
  tries: 0,
  claimedUntil: new Date(0),
  size,
  open: () => ({ headers: {}, rawBody: '' }),
});

function line(...records: StoredWebhook[]): InboxQueue {
  const waiting = new InboxQueue({ deliveries: 4, size: 100 });
  records.forEach((record) => waiting.join(record, 0));
  return waiting;
}

it('keeps the order within an account, and moves an account to the end after its turn', () => {
  const waiting = line(delivery('a1', 'a'), delivery('a2', 'a'), delivery('b1', 'b'), delivery('b2', 'b'));
  const turns = [];
  for (let next = waiting.accounts[0]; next; next = waiting.accounts[0]) {
    turns.push(waiting.first(next)?.record.id);
    waiting.leave(next);
  }
  expect(turns).toEqual(['a1', 'b1', 'a2', 'b2']);
});

it('the queue accepts deliveries until its count or size limit is reached, and again after one was removed', () => {
  const many = line(delivery('1', 'a'), delivery('2', 'a'), delivery('3', 'b'));
  expect(many.hasCapacity).toBe(true);
  many.join(delivery('4', 'b'), 0);
  expect(many.hasCapacity).toBe(false);
  many.leave('a');
  expect(many.hasCapacity).toBe(true);

  const large = line(delivery('1', 'a', 99));
  expect(large.hasCapacity).toBe(true);
  large.join(delivery('2', 'a', 1), 0);
  expect(large.hasCapacity).toBe(false);
  large.leave('a');
  expect(large.hasCapacity).toBe(true);
});

it('drops deliveries that will be due again to free space, and no others', () => {
  const until = (seconds: number) => ({ claimedUntil: new Date(seconds * 1_000) });
  const waiting = line(
    { ...delivery('a1', 'a'), ...until(30) },
    { ...delivery('a2', 'a'), ...until(31) },
    { ...delivery('b1', 'b', 100), ...until(30) },
  );
  waiting.leaveDue(new Date(29_999));
  expect([waiting.hasCapacity, waiting.accounts]).toEqual([false, ['a', 'b']]);
  waiting.leaveDue(new Date(30_000));
  expect([waiting.hasCapacity, waiting.accounts]).toEqual([true, ['a']]);
  expect(waiting.first('a')?.record.id).toBe('a2');
});

it('gives everybody back when it is given up', () => {
  const waiting = line(delivery('1', 'a', 60), delivery('2', 'b', 60));
  expect(waiting.leaveAll().map(({ id }) => id)).toEqual(['1', '2']);
  expect([waiting.hasCapacity, waiting.accounts]).toEqual([true, []]);
});
