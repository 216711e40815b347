import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { cents } from '@guiche/money';
import type { EntityManager } from 'typeorm';
import { Transactions } from '../../database/index.js';
import { Ledger, seller, type Move } from '../ledger/index.js';
import { onPlatform } from '../../../test/support/contexts.js';
import { waitForLockWaiter } from '../../../test/support/lock-waiter.js';
import { signal } from '../../../test/support/signal.js';
import { ledgerViolations, type Books } from '../../../test/support/ledger/books.js';
import { useNewBooks } from '../../../test/support/ledger/new-books.js';
import { bySchemeA, releaser } from '../../../test/support/ledger/releases.js';
import { CARD_SALE, PRODUCER } from '../../../test/support/ledger/sales.js';
import { ShareGone, anticipationMoves } from './anticipation-moves.js';
import { priceOf } from './domain/anticipation-quote.js';

const SALE = bySchemeA(CARD_SALE, 'CREDIT_CARD');
const ASKED = new Date('2026-03-05T03:00:00Z');
const [RELEASE, RESERVE] = ['2026-03-17T03:00:00Z', '2026-04-01T03:00:00Z'];
/** What the example pays early. */
const LIMIT = 5514;

let books: Books;
let payment: string;

useNewBooks((opened) => {
  books = opened;
  payment = randomUUID();
});
beforeEach(() => books.approve(payment, SALE));

/** The moves that pay an anticipation of these amounts. */
function paid(id: string, amounts: Record<string, number> = { [payment]: LIMIT }) {
  const parts = Object.entries(amounts).map(([paymentId, amount]) => ({
    ...{ paymentId, amount: cents(amount), dueAt: new Date(RELEASE) },
  }));
  const { covered } = priceOf(parts, 549, ASKED);
  return anticipationMoves({ id, sellerId: PRODUCER, currency: 'BRL', covered }, ASKED);
}

/** Pending, reserve, available and debt of the producer, and the platform's revenue. */
async function state(): Promise<number[]> {
  const balances = await books.balances();
  expect(await books.replayed()).toEqual(balances);
  expect(ledgerViolations(balances)).toEqual([]);
  const buckets = ['pending', 'reserve', 'available', 'debt'].map((bucket) => `seller:${PRODUCER}:${bucket}`);
  return [...buckets, 'platform:revenue'].map((name) => balances[name] ?? 0);
}

/** What the job has left to release of the producer's pending share. */
async function leftToRelease(): Promise<number> {
  const [row]: { amount: string }[] = await books.dataSource.query(
    `select amount from ledger_releases where payment_id = $1 and owner_id = $2 and bucket = 'pending'`,
    [payment, PRODUCER],
  );
  return Number(row?.amount);
}

describe('the worked example of domain.md §4', () => {
  beforeEach(() => books.post(...paid(randomUUID())));

  test('pays 5514 early: 5211 to the producer, 303 to the platform', async () => {
    expect(await state()).toEqual([1839, 1838, 5211, 0, 1656]);
  });

  test('the release of the sale finds only the rest, and the reserve is released in full', async () => {
    expect(await leftToRelease()).toBe(1839);
    const release = releaser(books);
    await release(RELEASE);
    expect(await state()).toEqual([0, 1838, 7050, 0, 1656]);
    await release(RESERVE);
    expect(await state()).toEqual([0, 0, 8888, 0, 1656]);
  });

  test('a refund takes the full share, the shortfall is a debt, and the fee is not returned', async () => {
    await books.refund(payment);
    expect(await state()).toEqual([0, 0, 0, 303, 303]);
    expect(await leftToRelease()).toBe(0);
    await releaser(books)(RESERVE);
    expect(await state()).toEqual([0, 0, 0, 303, 303]);
  });

  test('a refund after the producer withdrew it leaves a debt of all that was paid early', async () => {
    await books.move(`seller:${PRODUCER}:available`, 'bank:cash', 5211);
    await books.refund(payment);
    expect(await state()).toEqual([0, 0, 0, 5514, 303]);
  });

  test('a refund of the bump takes its row from what is pending', async () => {
    await books.refundItems(payment, SALE, [SALE.items[1]?.itemId ?? ''], 4700);
    expect(await state()).toEqual([60, 1838, 5211, 0, 1407]);
  });

  test('a chargeback that is won puts everything back, and pays the debt', async () => {
    await books.chargeBack(payment);
    await books.win(payment);
    expect(await state()).toEqual([1839, 1838, 5211, 0, 1656]);
  });

  test('the statement shows what was paid early and its fee', async () => {
    const rows: unknown[] = await books.dataSource.query(
      `select kind, bucket, amount::int from ledger_entries where owner_id = $1 and platform_id = $2 and kind like 'ANTICIPATION%'
       order by kind, bucket`,
      [PRODUCER, books.platformId],
    );
    expect(rows).toEqual([
      { kind: 'ANTICIPATION', bucket: 'available', amount: 5211 },
      { kind: 'ANTICIPATION', bucket: 'pending', amount: -5211 },
      { kind: 'ANTICIPATION_FEE', bucket: 'pending', amount: -303 },
    ]);
  });
});

test('what is paid early pays a debt first', async () => {
  await books.move(`seller:${PRODUCER}:debt`, 'bank:cash', 1000);
  await books.post(...paid(randomUUID()));
  expect(await state()).toEqual([1839, 1838, 4211, 0, 1656]);
});

test('a sale that was refunded before the payment stops all of it', async () => {
  const other = randomUUID();
  await books.approve(other, SALE);
  await books.refund(payment);
  const before = await state();
  const moves = paid(randomUUID(), { [other]: LIMIT, [payment]: LIMIT });
  await expect(books.post(...moves)).rejects.toMatchObject({ paymentId: payment, pending: 0 });
  expect(await state()).toEqual(before);
});

test('a sale that was released before the payment stops it', async () => {
  await releaser(books)(RELEASE);
  const before = await state();
  await expect(books.post(...paid(randomUUID()))).rejects.toBeInstanceOf(ShareGone);
  expect(await state()).toEqual(before);
});

describe('at the same time', () => {
  const settled = async (...posts: Promise<unknown>[]): Promise<unknown[]> =>
    (await Promise.allSettled(posts)).map((end) =>
      end.status === 'fulfilled' ? end.value : end.reason instanceof ShareGone && 'shareGone',
    );

  test('one anticipation that is paid twice has one effect', async () => {
    const id = randomUUID();
    const ends = await settled(books.post(...paid(id)), books.post(...paid(id)));
    expect(ends.map(String).sort()).toEqual(['alreadyPosted', 'posted']);
    expect(await state()).toEqual([1839, 1838, 5211, 0, 1656]);
  });

  test('of two anticipations of one share, one is paid', async () => {
    const ends = await settled(books.post(...paid(randomUUID())), books.post(...paid(randomUUID())));
    expect(ends.map(String).sort()).toEqual(['posted', 'shareGone']);
    expect(await state()).toEqual([1839, 1838, 5211, 0, 1656]);
  });

  /** Does one thing in a transaction that ends when the other waits for its locks. */
  async function inThisOrder(
    first: (tx: EntityManager) => Promise<unknown>,
    second: () => Promise<unknown>,
  ): Promise<unknown> {
    const [isDone, secondWaits] = [signal(), signal()];
    const held = new Transactions(books.dataSource).run('first', async (tx) => {
      await first(tx);
      isDone.give();
      await secondWaits.given;
    });
    await isDone.given;
    const ends = settled(second());
    await waitForLockWaiter(books.dataSource);
    secondWaits.give();
    await held;
    return (await ends)[0];
  }
  const ledger = new Ledger();
  const pay = (tx: EntityManager): Promise<unknown> =>
    ledger.move(onPlatform(books.platformId), tx, ASKED, paid(randomUUID()));

  test('a refund that meets a payment in the making takes what was paid', async () => {
    expect(await inThisOrder(pay, () => books.refund(payment))).toBe('posted');
    expect(await state()).toEqual([0, 0, 0, 303, 303]);
  });

  test('a payment that meets a refund in the making finds the share gone', async () => {
    const refund = (tx: EntityManager): Promise<unknown> =>
      ledger.post(onPlatform(books.platformId), tx, ASKED, [books.returned(payment, 'REFUND')]);
    expect(await inThisOrder(refund, () => books.post(...paid(randomUUID())))).toBe('shareGone');
    expect(await state()).toEqual([0, 0, 0, 0, 0]);
  });

  // The shares of others in the sale are released after it: both count in what the platform advanced for the sale.
  test('a release that meets a payment in the making leaves its share out, and finds the rest afterwards', async () => {
    await inThisOrder(pay, () => releaser(books)(RELEASE));
    expect(await state()).toEqual([1839, 1838, 5211, 0, 1656]);
    await releaser(books)(RELEASE);
    expect(await state()).toEqual([0, 1838, 7050, 0, 1656]);
  });

  test('a payment that meets a release in the making finds the share gone', async () => {
    const [pending, available] = [seller(PRODUCER, 'pending'), seller(PRODUCER, 'available')];
    const release: Move = {
      ...{ kind: 'RELEASE', key: `release/${payment}`, currency: 'BRL', occurredAt: ASKED },
      subject: { kind: 'payment', id: payment },
      accounts: [pending, available],
      legs: () => [{ fact: 'release', from: pending, to: available, amount: cents(7353) }],
    };
    const first = (tx: EntityManager): Promise<unknown> =>
      ledger.move(onPlatform(books.platformId), tx, ASKED, [release]);
    expect(await inThisOrder(first, () => books.post(...paid(randomUUID())))).toBe('shareGone');
    expect(await state()).toEqual([0, 1838, 7353, 0, 1353]);
  });
});
