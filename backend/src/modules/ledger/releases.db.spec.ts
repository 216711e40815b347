import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { FILL_RELEASES } from '../../database/migrations/1795691219282-releases-of-earlier-sales.js';
import type { Books } from '../../../test/support/ledger/books.js';
import { useNewBooks } from '../../../test/support/ledger/new-books.js';
import { bySchemeA, releaser } from '../../../test/support/ledger/releases.js';
import {
  AFFILIATE,
  CARD_SALE,
  CO_PRODUCER,
  MANAGER,
  PRODUCER,
  pixSale,
} from '../../../test/support/ledger/sales.js';
import type { SaleTerms } from './domain/division.js';
import { bucketOf, seller } from './domain/account.js';

const SALE = bySchemeA(CARD_SALE, 'CREDIT_CARD');
const PIX = bySchemeA(
  {
    ...pixSale(9700),
    items: pixSale(9700).items.map((item) => ({
      ...item,
      contract: { coProducers: [{ sellerId: CO_PRODUCER, bps: 3000 }] },
    })),
  },
  'PIX',
);
/** The books' sales are approved on 2026-03-02, so in America/Sao_Paulo as well. */
const [BEFORE, RELEASE, RESERVE] = ['2026-03-17T02:59:59Z', '2026-03-17T03:00:00Z', '2026-04-01T03:00:00Z'];

let books: Books;
let release: ReturnType<typeof releaser>;
let payment: string;

useNewBooks((opened) => {
  books = opened;
  release = releaser(opened);
  payment = randomUUID();
});

const names = { affiliate: AFFILIATE, coProducer: CO_PRODUCER, producer: PRODUCER };
/** The balances of the three sellers in a bucket. */
async function of(bucket: string): Promise<Record<string, number>> {
  const balances = await books.balances();
  return Object.fromEntries(
    Object.entries(names).map(([name, id]) => [name, balances[`seller:${id}:${bucket}`] ?? 0]),
  );
}
const three = (affiliate: number, coProducer: number, producer: number) => ({
  affiliate,
  coProducer,
  producer,
});

/** What is still to be released says the table; the transfers say it too. */
async function assertReleasesEqualTransfers(): Promise<void> {
  const rows: unknown[] = await books.dataSource.query(
    `select r.payment_id from ledger_releases r where r.platform_id = $1 and r.amount <> (
       select coalesce(sum(case when t.credit_account_id = r.account_id then t.amount else -t.amount end), 0) from ledger_transfers t
       where t.payment_id = r.payment_id and r.account_id in (t.credit_account_id, t.debit_account_id))`,
    [books.platformId],
  );
  expect(rows).toEqual([]);
}

/** The balance after each transfer of an account, as written, in their order. */
async function written(name: string): Promise<number[]> {
  const rows: { balance: string }[] = await books.dataSource.query(
    `select e.balance from ledger_entries e join ledger_accounts a on a.id = e.account_id
     where a.platform_id = $1 and a.name = $2 order by e.posted_at, e.id`,
    [books.platformId, name],
  );
  return rows.map(({ balance }) => Number(balance));
}

describe('the worked example of domain.md §4', () => {
  beforeEach(() => books.approve(payment, SALE));

  test('holds at the approval what is released later (T1)', async () => {
    expect(await of('pending')).toEqual(three(7003, 3151, 7353));
    expect(await of('reserve')).toEqual(three(1751, 788, 1838));
    await release(BEFORE);
    expect(await of('available')).toEqual(three(0, 0, 0));
  });

  test('releases on the fifteenth day (T2) and the reserve on the thirtieth (T3), once', async () => {
    await release(RELEASE);
    expect(await of('available')).toEqual(three(7003, 3151, 7353));
    expect(await of('pending')).toEqual(three(0, 0, 0));
    expect(await of('reserve')).toEqual(three(1751, 788, 1838));
    const transfers = await books.transfers();
    expect(await release(RELEASE)).toBe(0);
    expect(await books.transfers()).toBe(transfers);
    await release(RESERVE);
    expect(await of('available')).toEqual(three(8754, 3939, 9191));
    expect(await of('reserve')).toEqual(three(0, 0, 0));
    expect((await books.balances())[`manager:${MANAGER}:available`]).toBe(150);
    expect(await books.replayed()).toEqual(await books.balances());
    await assertReleasesEqualTransfers();
  });

  test('writes the balance after each transfer', async () => {
    await release(RELEASE);
    await release(RESERVE);
    expect(await written(`seller:${PRODUCER}:pending`)).toEqual([7353, 0]);
    expect(await written(`seller:${PRODUCER}:reserve`)).toEqual([1838, 0]);
    expect(await written(`seller:${PRODUCER}:available`)).toEqual([7353, 9191]);
  });

  test('a late release does both at once', async () => {
    await release('2026-05-01T12:00:00Z');
    expect(await of('available')).toEqual(three(8754, 3939, 9191));
  });
});

test('the PIX sale of domain.md §4 releases 90 % at once and the rest on the thirtieth day', async () => {
  await books.approve(payment, PIX);
  await release('2026-03-02T15:00:00Z');
  expect(await of('available')).toEqual(three(0, 2551, 5954));
  await release(RESERVE);
  expect(await of('available')).toEqual(three(0, 2835, 6616));
});

test('what each seller earned on a day is summed up, with the largest sale (scheme B)', async () => {
  await books.approve(payment, SALE);
  await books.approve(randomUUID(), PIX);
  const rows = await books.dataSource.query<
    { owner: string; day: string; amount: string; biggest: string }[]
  >(
    `select owner_id as owner, to_char(day, 'YYYY-MM-DD') as day, amount, biggest from ledger_earned_days where platform_id = $1`,
    [books.platformId],
  );
  const earned = Object.fromEntries(rows.map(({ owner, ...row }) => [owner, Object.values(row).join(' ')]));
  expect(earned).toEqual({
    [AFFILIATE]: '2026-03-02 8754 8754',
    [CO_PRODUCER]: `2026-03-02 ${3939 + 2835} 3939`,
    [PRODUCER]: `2026-03-02 ${9191 + 6616} 9191`,
  });
});

describe('what is left of a sale is released:', () => {
  beforeEach(() => books.approve(payment, SALE));

  test('nothing after a refund', async () => {
    await books.refund(payment);
    await release(RESERVE);
    expect(await of('available')).toEqual(three(0, 0, 0));
    await assertReleasesEqualTransfers();
  });

  test('a chargeback that is won is released with the sale, or at once after its day', async () => {
    await books.chargeBack(payment);
    await release(RELEASE);
    await books.win(payment);
    await release(RELEASE);
    expect(await of('available')).toEqual(three(7003, 3151, 7353));
    await books.chargeBack(payment);
    await books.win(payment);
    await release(RESERVE);
    expect(await of('available')).toEqual(three(8754, 3939, 9191));
    await assertReleasesEqualTransfers();
  });

  test('a refund after the release takes from the reserve, from what is available, and then becomes a debt', async () => {
    await release(RELEASE);
    await books.move(`seller:${PRODUCER}:available`, 'bank:cash', 7000);
    await books.refund(payment);
    expect(await of('available')).toEqual(three(0, 0, 0));
    expect(await of('reserve')).toEqual(three(0, 0, 0));
    expect(await of('debt')).toEqual(three(0, 0, 7000));
    await release(RESERVE);
    expect(await of('debt')).toEqual(three(0, 0, 7000));
    await assertReleasesEqualTransfers();
  });

  test('the released money pays a debt first', async () => {
    await books.move(`seller:${PRODUCER}:debt`, 'bank:cash', 500);
    await release(RELEASE);
    expect(await of('available')).toEqual(three(7003, 3151, 7353 - 500));
    expect(await of('debt')).toEqual(three(0, 0, 0));
  });

  test('a commission that moved to another seller is released to them', async () => {
    const credited: SaleTerms = {
      ...SALE,
      items: SALE.items.map((item) => ({
        ...item,
        contract: { ...item.contract!, affiliate: { sellerId: MANAGER, bps: 4000 } },
      })),
    };
    expect(await books.reassign(payment, SALE, credited)).toBe('posted');
    await assertReleasesEqualTransfers();
    await release(RELEASE);
    expect(await of('available')).toEqual(three(0, 3151, 7353));
    expect((await books.balances())[`seller:${MANAGER}:available`]).toBe(7003);
  });

  test('only what a block has left', async () => {
    const pending = seller(PRODUCER, 'pending');
    const blocked = bucketOf(pending, 'blocked');
    await books.post({
      ...{ kind: 'BLOCK', key: randomUUID(), currency: 'BRL', occurredAt: new Date() },
      ...{ subject: { kind: 'payment', id: payment }, accounts: [pending, blocked] },
      legs: () => [{ fact: 'block', from: pending, to: blocked, amount: 353 as never }],
    });
    await release(RELEASE);
    expect(await of('available')).toEqual(three(7003, 3151, 7000));
    expect(await of('blocked')).toEqual(three(0, 0, 353));
  });
});

describe('processes that release at the same time', () => {
  test('have one effect for each sale, person and bucket', async () => {
    for (let sale = 0; sale < 20; sale += 1) await books.approve(randomUUID(), SALE);
    await Promise.all([release(RESERVE), release(RESERVE), release(RESERVE), release(RESERVE)]);
    expect(await of('available')).toEqual(three(20 * 8754, 20 * 3939, 20 * 9191));
    await assertReleasesEqualTransfers();
  });

  test('and refunds of the same sales take each share once', async () => {
    const sales = Array.from({ length: 10 }, () => randomUUID());
    for (const sale of sales) await books.approve(sale, SALE);
    await Promise.all([
      release(RELEASE),
      release(RELEASE),
      ...sales.slice(5).map((sale) => books.refund(sale)),
    ]);
    await release('2026-03-17T04:00:00Z');
    expect(await of('pending')).toEqual(three(0, 0, 0));
    const [available, reserve, debt] = [await of('available'), await of('reserve'), await of('debt')];
    // Five sales are left whole; a debt of a refund was paid by the releases after it.
    expect(available.producer! + reserve.producer! - debt.producer!).toBe(5 * 9191);
    expect(await books.replayed()).toEqual(await books.balances());
    await assertReleasesEqualTransfers();
  });

  test('of which one dies with its claim leave the rows to the next after five minutes', async () => {
    await books.approve(payment, SALE);
    await books.dataSource.query(
      `update ledger_releases set look_at = $2 where platform_id = $1 and bucket = 'pending'`,
      [books.platformId, '2026-03-17T03:05:00Z'],
    );
    await release(RELEASE);
    expect(await of('available')).toEqual(three(0, 0, 0));
    await release('2026-03-17T03:05:00Z');
    expect(await of('available')).toEqual(three(7003, 3151, 7353));
  });
});

test('sales from before releases are released as the default says', async () => {
  await books.approve(payment, CARD_SALE);
  await books.approve(randomUUID(), CARD_SALE);
  await books.dataSource.query('delete from ledger_releases where platform_id = $1 and payment_id = $2', [
    books.platformId,
    payment,
  ]);
  await books.dataSource.query(FILL_RELEASES);
  await assertReleasesEqualTransfers();
  // A payment that is no card's, as far as the table of payments says.
  await release('2026-03-04T03:00:00Z');
  expect(await of('available')).toEqual(three(8754, 3939, 9191));
  await release('2026-04-01T03:00:00Z');
  expect(await of('available')).toEqual(three(2 * 8754, 2 * 3939, 2 * 9191));
});
