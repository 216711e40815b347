import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { cents } from '@guiche/money';
import type { Books } from '../../../test/support/ledger/books.js';
import { useNewBooks } from '../../../test/support/ledger/new-books.js';
import { PRODUCER, pixSale } from '../../../test/support/ledger/sales.js';
import { PAYOUT_DUE, seller, type PersonBucket } from './domain/account.js';
import { leftInAccount } from './domain/left-in-account.js';
import type { Move } from './domain/move.js';

const of = (bucket: PersonBucket) => seller(PRODUCER, bucket);
const named = (bucket: PersonBucket) => `seller:${PRODUCER}:${bucket}`;

let books: Books;
let payment: string;

useNewBooks(async (opened) => {
  books = opened;
  payment = randomUUID();
  await books.approve(payment, pixSale(9700));
});

/** What the sale has left in pending becomes available. */
const released = (paymentId: string): Move => ({
  ...{ kind: 'RELEASE', key: `release/${paymentId}`, currency: 'BRL', occurredAt: new Date() },
  subject: { kind: 'payment', id: paymentId },
  accounts: [of('pending'), of('available')],
  legs: ({ history }) => [
    {
      fact: 'release',
      from: of('pending'),
      to: of('available'),
      amount: cents(leftInAccount(history, of('pending'))),
    },
  ],
});

/** Takes an amount out of what is available, or nothing. */
const withdrawn = (id: string, amount: number): Move => ({
  ...{ kind: 'WITHDRAWAL', key: `withdrawal/${id}`, currency: 'BRL', occurredAt: new Date() },
  subject: { kind: 'other', id },
  accounts: [of('available'), PAYOUT_DUE],
  legs: ({ balances }) =>
    (balances.get(named('available')) ?? 0) < amount
      ? []
      : [{ fact: 'withdrawal', from: of('available'), to: PAYOUT_DUE, amount: cents(amount) }],
});

test('a release moves what its sale has left, once for its key', async () => {
  expect(await books.post(released(payment))).toEqual(['posted']);
  const after = await books.balances();
  expect([after[named('pending')], after[named('available')]]).toEqual([undefined, 9451]);
  expect(await books.post(released(payment))).toEqual(['alreadyPosted']);
  expect(await books.balances()).toEqual(after);
  expect(await books.replayed()).toEqual(after);
});

test('moves of one call are decided with what those before them moved', async () => {
  const [first, second] = [randomUUID(), randomUUID()];
  const moves = [released(payment), withdrawn(first, 9000), withdrawn(second, 452), released(payment)];
  expect(await books.post(...moves)).toEqual(['posted', 'posted', 'nothing', 'alreadyPosted']);
  expect(await books.balances()).toMatchObject({ [named('available')]: 451, 'bank:payout_due': 9000 });
});

test('a key whose legs were empty may be used later', async () => {
  const id = randomUUID();
  expect(await books.post(withdrawn(id, 9451))).toEqual(['nothing']);
  await books.post(released(payment));
  expect(await books.post(withdrawn(id, 9451))).toEqual(['posted']);
});

test('a release pays a debt first', async () => {
  await books.move(named('debt'), 'bank:cash', 451);
  await books.post(released(payment));
  const after = await books.balances();
  expect([after[named('debt')], after[named('available')]]).toEqual([undefined, 9000]);
});

test('a return after a release takes what is available, and the rest becomes a debt', async () => {
  const id = randomUUID();
  await books.post(released(payment), withdrawn(id, 9000));
  await books.refund(payment);
  const after = await books.balances();
  expect([after[named('available')], after[named('debt')]]).toEqual([undefined, 9000]);
});

describe('at the same time', () => {
  beforeEach(() => books.post(released(payment)));

  test('two withdrawals that exceed what is available together: one of them is posted', async () => {
    const moves = [withdrawn(randomUUID(), 5000), withdrawn(randomUUID(), 5000)];
    const results = await Promise.all(moves.map((move) => books.post(move)));
    expect(results.flat().sort()).toEqual(['nothing', 'posted']);
    expect(await books.balances()).toMatchObject({ [named('available')]: 4451, 'bank:payout_due': 5000 });
  });

  test('two withdrawals of one key: one of them is posted', async () => {
    const id = randomUUID();
    const results = await Promise.all([1, 2].map(() => books.post(withdrawn(id, 2000))));
    expect(results.flat().sort()).toEqual(['alreadyPosted', 'posted']);
    expect(await books.balances()).toMatchObject({ [named('available')]: 7451 });
  });
});
