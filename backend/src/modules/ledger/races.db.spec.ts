import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { anySale } from '../../../test/support/ledger/any-sale.js';
import { inParallel } from '../../../test/support/ledger/in-parallel.js';
import { Books, ledgerViolations } from '../../../test/support/ledger/books.js';
import { signal } from '../../../test/support/signal.js';
import { waitForLockWaiter } from '../../../test/support/lock-waiter.js';
import { useNewBooks } from '../../../test/support/ledger/new-books.js';
import type { SaleTerms } from './domain/division.js';
import {
  AFFILIATE,
  CARD_SALE,
  CO_PRODUCER,
  MANAGER,
  PRODUCER,
  pixSale,
} from '../../../test/support/ledger/sales.js';

let books: Books;

useNewBooks((opened) => {
  books = opened;
});

const times = <T>(count: number, make: (at: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => make(at));

test('the same approval from 8 parallel connections has one effect', async () => {
  const payment = randomUUID();
  const answers = await Promise.all(times(8, () => books.approve(payment, CARD_SALE)));
  expect(answers.filter((answer) => answer === 'posted')).toHaveLength(1);
  // Six shares, the fee, the cost and the manager's commission.
  expect(await books.transfers()).toBe(9);
  expect(await books.balances()).toMatchObject({
    [`seller:${PRODUCER}:pending`]: 7353,
    'platform:revenue': 1353,
  });
});

test('a parallel refund and chargeback of one payment have one effect', async () => {
  const payment = randomUUID();
  await books.approve(payment, pixSale(9700));
  const answers = await Promise.all(
    times(8, (at) => (at % 2 ? books.refund(payment) : books.chargeBack(payment))),
  );
  expect(answers.filter((answer) => answer === 'posted')).toHaveLength(1);
  expect(await books.balances()).not.toHaveProperty(`seller:${PRODUCER}:pending`);
  expect(await books.balances()).toMatchObject({ 'platform:loss': -115 });
});

test('a chargeback won by 8 parallel calls is reversed once', async () => {
  const payment = randomUUID();
  await books.approve(payment, pixSale(9700));
  await books.chargeBack(payment);
  const answers = await Promise.all(times(8, () => books.win(payment)));
  expect(answers.filter((answer) => answer === 'posted')).toHaveLength(1);
  expect(await books.balances()).toMatchObject({ [`seller:${PRODUCER}:pending`]: 9451 });
});

test('the same approval in parallel has one effect also when only the platform earns', async () => {
  const payment = randomUUID();
  const answers = await Promise.all(times(8, () => books.approve(payment, pixSale(249))));
  expect(answers.filter((answer) => answer === 'posted')).toHaveLength(1);
  expect(await books.balances()).toMatchObject({ 'platform:revenue': 246 });
});

test('a refund that meets a release in the making takes the money from where the release has put it', async () => {
  const payment = randomUUID();
  const [pending, available] = [`seller:${PRODUCER}:pending`, `seller:${PRODUCER}:available`];
  await books.approve(payment, pixSale(9700));
  const moved = signal();
  const refundWaits = signal();
  const release = books.move(pending, available, 9451, payment, () => {
    moved.give();
    return refundWaits.given;
  });
  await moved.given;
  const refund = books.refund(payment);
  await waitForLockWaiter(books.dataSource);
  refundWaits.give();
  await release;
  expect(await refund).toBe('posted');
  const after = await books.balances();
  expect(after).not.toHaveProperty(pending);
  expect(after).not.toHaveProperty(available);
  expect(after).not.toHaveProperty(`seller:${PRODUCER}:debt`);
});

test.each([
  ['available', 'debt'],
  ['debt', 'available'],
])('%s that rises while %s rises in another transaction, still open, is refused', async (second, first) => {
  const [pending, cash] = [`seller:${PRODUCER}:pending`, 'bank:cash'];
  await books.approve(randomUUID(), pixSale(9700));
  const raise = (bucket: string, beforeCommit?: () => Promise<void>) =>
    bucket === 'debt'
      ? books.move(`seller:${PRODUCER}:debt`, cash, 1, null, beforeCommit)
      : books.move(pending, `seller:${PRODUCER}:available`, 1, null, beforeCommit);
  // Both accounts exist and are empty.
  for (const bucket of ['debt', 'available']) {
    await raise(bucket);
    if (bucket === 'debt') await books.move(cash, `seller:${PRODUCER}:debt`, 1);
    else await books.move(`seller:${PRODUCER}:available`, pending, 1);
  }
  const raised = signal();
  const mayCommit = signal();
  const one = raise(first, () => {
    raised.give();
    return mayCommit.given;
  });
  await raised.given;
  const other = raise(second);
  const refused = expect(other).rejects.toThrow('would have available money and a debt');
  await Promise.race([waitForLockWaiter(books.dataSource), other.catch(() => undefined)]);
  mayCommit.give();
  await one;
  await refused;
  expect(ledgerViolations(await books.balances())).toEqual([]);
});

test('sales of one seller in parallel all count', async () => {
  const payments = times(20, () => randomUUID());
  await inParallel(payments, (payment) => books.approve(payment, pixSale(9700)));
  expect(await books.balances()).toMatchObject({
    [`seller:${PRODUCER}:pending`]: 20 * 9451,
    'platform:revenue': 20 * 134,
  });
});

test('sales in parallel pay a debt once', async () => {
  await books.move(`seller:${PRODUCER}:debt`, 'bank:cash', 10_000);
  await Promise.all(times(8, () => books.approve(randomUUID(), pixSale(9700))));
  const after = await books.balances();
  expect(after).toMatchObject({ [`seller:${PRODUCER}:pending`]: 8 * 9451 - 10_000 });
  expect(after).not.toHaveProperty(`seller:${PRODUCER}:debt`);
});

test('200 postings from 10 connections, among the same parties in changing roles, never deadlock', async () => {
  const people = [PRODUCER, AFFILIATE, CO_PRODUCER];
  const payments = times(100, () => randomUUID());
  const sale = (at: number) => {
    const [producer, affiliate, coProducer] = times(3, (k) => people[(at + k * (at % 2 ? 1 : 2)) % 3]!);
    const contract = {
      affiliate: { sellerId: affiliate!, bps: 4000 },
      coProducers: [{ sellerId: coProducer!, bps: 3000 }],
      manager: { managerId: MANAGER, bps: 1000 },
    };
    const [item] = CARD_SALE.items;
    return { ...CARD_SALE, producerId: producer!, items: [{ ...item!, contract }] };
  };
  await inParallel(payments, (payment, at) => books.approve(payment, sale(at)));
  const answers = await inParallel(payments, (payment, at) =>
    at % 2 ? books.refund(payment) : books.approve(payment, sale(at)),
  );
  expect(answers.filter((answer) => answer === 'posted')).toHaveLength(50);
  const balances = await books.balances();
  expect(balances).toEqual(await books.replayed());
  expect(ledgerViolations(balances)).toEqual([]);
});

test('whatever happens to a platform’s sales, no money is lost or made and no promise is broken', async () => {
  const act = fc.record({
    sale: fc.nat({ max: 3 }),
    verb: fc.constantFrom('approve', 'refund', 'chargeBack', 'win', 'release', 'withdraw'),
    amount: fc.integer({ min: 1, max: 100_000 }),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.array(anySale(), { minLength: 4, maxLength: 4 }),
      fc.array(act, { maxLength: 20 }),
      async (sales, acts) => {
        const history = await Books.open(books.dataSource);
        const payments = sales.map(() => randomUUID());
        for (const { sale, verb, amount } of acts) {
          const payment = payments[sale]!;
          // An act that the present state forbids, as a refund before the approval, is refused and leaves no trace.
          await perform(history, verb, payment, sales[sale]!, amount).catch(expectRefusal);
          const balances = await history.balances();
          expect(ledgerViolations(balances)).toEqual([]);
          expect(balances).toEqual(await history.replayed());
        }
        await expectCapturedIsShared(history, payments);
      },
    ),
    { numRuns: 25 },
  );
});

function perform(
  books: Books,
  verb: string,
  payment: string,
  sale: SaleTerms,
  amount: number,
): Promise<unknown> {
  if (verb === 'approve') return books.approve(payment, sale);
  if (verb === 'refund') return books.refund(payment);
  if (verb === 'chargeBack') return books.chargeBack(payment);
  if (verb === 'win') return books.win(payment);
  if (verb === 'release') return books.release(payment, PRODUCER);
  return books.move(`seller:${PRODUCER}:available`, 'bank:cash', amount);
}

// The last: releasing what a sale has no more of, a transfer of nothing.
const REFUSALS =
  /has no approval on the ledger|no chargeback to restore|ledger_accounts_not_below_zero|available money and a debt|ledger_transfers_amount_check/;

function expectRefusal(error: Error): void {
  expect(error.message).toMatch(REFUSALS);
}

/** Per sale, what was credited minus reversed equals what the buyer paid minus what was returned (domain §4, invariant 3). */
async function expectCapturedIsShared(books: Books, payments: string[]): Promise<void> {
  for (const payment of payments) {
    const rows: { bucket: string; net: string }[] = await books.dataSource.query(
      `select a.bucket, sum(side.amount) as net
       from (select credit_account_id as account_id, amount from ledger_transfers where payment_id = $1
             union all select debit_account_id, -amount from ledger_transfers where payment_id = $1) side
       join ledger_accounts a on a.id = side.account_id group by a.bucket`,
      [payment],
    );
    const net = (buckets: string[]) =>
      rows.filter(({ bucket }) => buckets.includes(bucket)).reduce((sum, row) => sum + Number(row.net), 0);
    const shared = net(['pending', 'reserve', 'available', 'debt', 'revenue', 'cost', 'loss', 'rounding']);
    expect(shared + net(['receivable'])).toBe(0);
    expect(net(['refund_due'])).toBe(0);
  }
}
