import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { anySale } from '../../../test/support/ledger/any-sale.js';
import { inParallel } from '../../../test/support/ledger/in-parallel.js';
import { Books, ledgerViolations } from '../../../test/support/ledger/books.js';
import { useNewBooks } from '../../../test/support/ledger/new-books.js';
import { CARD_SALE, PRODUCER, pixSale } from '../../../test/support/ledger/sales.js';
import type { MoneyFact } from './domain/facts.js';

const PENDING = `seller:${PRODUCER}:pending`;
const DEBT = `seller:${PRODUCER}:debt`;

let books: Books;

useNewBooks((opened) => {
  books = opened;
});

/** A sale that left its producer nothing in pending has nothing to release. */
function expectNothingLeft(error: Error): void {
  expect(error.message).toMatch('ledger_transfers_amount_check');
}

const payments = (count: number): string[] => Array.from({ length: count }, () => randomUUID());

test('facts posted together result in the same books as one after another', async () => {
  const step = fc.record({
    sale: anySale(),
    then: fc.constantFrom('APPROVAL', 'REFUND', 'CHARGEBACK', 'RESTORE'),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 8 }), async (steps) => {
      const [together, apart] = [await Books.open(books.dataSource), await Books.open(books.dataSource)];
      for (const result of [together, apart]) {
        const last: MoneyFact[] = [];
        for (const { sale, then } of steps) {
          const payment = randomUUID();
          // Some are approved now; the others get later facts in the same transaction.
          if (then === 'APPROVAL') last.push(result.approval(payment, sale));
          else {
            await result.approve(payment, sale);
            if (then === 'RESTORE') await result.chargeBack(payment);
            else await result.release(payment, PRODUCER).catch(expectNothingLeft);
            last.push(result.returned(payment, then));
          }
        }
        if (result === together) await result.tellTogether(last);
        else for (const fact of last) await result.tellTogether([fact]);
      }
      const balances = await together.balances();
      expect(balances).toEqual(await apart.balances());
      expect(balances).toEqual(await together.replayed());
      expect(ledgerViolations(balances)).toEqual([]);
    }),
    { numRuns: 25 },
  );
});

test('a seller’s debt is paid once by sales that are approved together', async () => {
  await books.move(DEBT, 'bank:cash', 12_000);
  const result = payments(3).map((payment) => books.approval(payment, pixSale(9700)));
  expect(await books.tellTogether(result)).toEqual(['posted', 'posted', 'posted']);
  const balances = await books.balances();
  expect(balances).toMatchObject({ [PENDING]: 3 * 9451 - 12_000 });
  expect(balances).not.toHaveProperty(DEBT);
});

test('an approval that is already posted fails alone: with others nothing is written', async () => {
  const [first, second] = payments(2) as [string, string];
  await books.approve(first, CARD_SALE);
  const [transfers, balances] = [await books.transfers(), await books.balances()];
  const result = [books.approval(first, CARD_SALE), books.approval(second, CARD_SALE)];
  await expect(books.tellTogether(result)).rejects.toThrow('posted already');
  expect([await books.transfers(), await books.balances()]).toEqual([transfers, balances]);
});

test('a refund and a chargeback that are already posted are reported as such among others', async () => {
  const [refunded, lost, sold] = payments(3) as [string, string, string];
  for (const payment of [refunded, lost]) await books.approve(payment, pixSale(9700));
  await books.refund(refunded);
  await books.chargeBack(lost);
  const facts = [
    books.returned(refunded, 'CHARGEBACK'),
    books.approval(sold, pixSale(9700)),
    books.returned(lost, 'REFUND'),
  ];
  expect(await books.tellTogether(facts)).toEqual(['alreadyPosted', 'posted', 'alreadyPosted']);
  expect(await books.balances()).toMatchObject({ [PENDING]: 9451, 'platform:loss': -230 });
});

test('sales in two currencies that are posted together stay in their own books', async () => {
  const [reais, dollars] = payments(2) as [string, string];
  await books.tellTogether([
    books.approval(dollars, { ...pixSale(9700), currency: 'USD' }),
    books.approval(reais, pixSale(9700)),
  ]);
  const rows = await books.dataSource.query(
    `select currency, sum(balance) as balance from ledger_accounts where platform_id = $1 and name = $2 group by 1 order by 1`,
    [books.platformId, PENDING],
  );
  expect(rows).toEqual([
    { currency: 'BRL', balance: '9451' },
    { currency: 'USD', balance: '9451' },
  ]);
});

test('groups whose sales share accounts, in any order, wait for each other without a deadlock', async () => {
  const others = Array.from({ length: 5 }, () => randomUUID());
  const groups = Array.from({ length: 30 }, (_, group) => {
    const result = others.map((seller) => books.approval(randomUUID(), pixSale(9700, seller)));
    return group % 2 ? result : result.reverse();
  });
  const answers = await inParallel(groups, (facts) => books.tellTogether(facts));
  expect(answers.flat()).toEqual(Array(150).fill('posted'));
  const balances = await books.balances();
  for (const seller of others) expect(balances[`seller:${seller}:pending`]).toBe(30 * 9451);
  expect(ledgerViolations(balances)).toEqual([]);
});

test('groups of sales in two currencies, in any order, never deadlock', async () => {
  const groups = Array.from({ length: 60 }, (_, group) => {
    const result = ['BRL', 'USD'].map((currency) =>
      books.approval(randomUUID(), { ...pixSale(9700), currency }),
    );
    return group % 2 ? result : result.reverse();
  });
  const answers = await inParallel(groups, (facts) => books.tellTogether(facts));
  expect(answers.flat()).toEqual(Array(120).fill('posted'));
  expect((await books.balances())[PENDING]).toBe(120 * 9451);
});
