import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { cents } from '@guiche/money';
import { ledgerViolations, type Books } from '../../../test/support/ledger/books.js';
import { useNewBooks } from '../../../test/support/ledger/new-books.js';
import { AFFILIATE, CARD_SALE, PRODUCER, pixSale } from '../../../test/support/ledger/sales.js';
import { reserveToDebtMove, writeOffMove } from './debt-moves.js';

const NOW = new Date('2026-04-21T12:00:00Z');
const OF_AFFILIATE = { sellerId: AFFILIATE, currency: 'BRL' };
const OF_PRODUCER = { sellerId: PRODUCER, currency: 'BRL' };
const debtOf = (sellerId: string) => `seller:${sellerId}:debt`;

let books: Books;
useNewBooks((opened) => {
  books = opened;
});

/** The chargeback of the worked example, after the affiliate had withdrawn everything. */
async function chargedBackAfterWithdrawal(): Promise<void> {
  const payment = randomUUID();
  await books.approve(payment, CARD_SALE);
  await books.move(`seller:${AFFILIATE}:pending`, 'bank:cash', 7003, payment);
  await books.move(`seller:${AFFILIATE}:reserve`, 'bank:cash', 1751, payment);
  await books.chargeBack(payment);
}

const writeOff = (id: string, amount: number) =>
  writeOffMove(
    OF_AFFILIATE,
    { id, amount: cents(amount), reason: 'Insolvente', occurredAt: NOW },
    () => undefined,
  );

const owed = async (sellerId: string): Promise<number | undefined> => {
  const [row]: { owed: string }[] = await books.dataSource.query(
    'select owed from ledger_debts where platform_id = $1 and owner_id = $2',
    [books.platformId, sellerId],
  );
  return row && Number(row.owed);
};

test('the debt of the worked example is written off once, to the loss of the platform', async () => {
  await chargedBackAfterWithdrawal();
  expect(await books.balances()).toMatchObject({ [debtOf(AFFILIATE)]: 8754, 'platform:loss': -1013 });
  expect(await owed(AFFILIATE)).toBe(8754);
  const id = randomUUID();
  expect(await books.post(writeOff(id, 8754))).toEqual(['posted']);
  expect(await books.post(writeOff(id, 8754))).toEqual(['alreadyPosted']);
  const after = await books.balances();
  expect([after[debtOf(AFFILIATE)], after['platform:loss']]).toEqual([undefined, -9767]);
  expect(await owed(AFFILIATE)).toBe(0);
  expect(await books.replayed()).toEqual(after);
});

test('what a sale has paid of a debt is not written off', async () => {
  await chargedBackAfterWithdrawal();
  await books.approve(randomUUID(), pixSale(5249, AFFILIATE));
  expect(await books.balances()).toMatchObject({ [debtOf(AFFILIATE)]: 3754 });
  expect(await books.post(writeOff(randomUUID(), 8754))).toEqual(['posted']);
  const after = await books.balances();
  expect([after[debtOf(AFFILIATE)], after['platform:loss']]).toEqual([undefined, -4767]);
});

test('a write-off and a sale that pays the debt at the same time: one of them takes it', async () => {
  await chargedBackAfterWithdrawal();
  const [[writtenOff]] = await Promise.all([
    books.post(writeOff(randomUUID(), 8754)),
    books.approve(randomUUID(), pixSale(9700, AFFILIATE)),
  ]);
  const after = await books.balances();
  // The share of the sale is 9451.
  const [pending, loss] = writtenOff === 'posted' ? [9451, -9767] : [697, -1013];
  expect([after[`seller:${AFFILIATE}:pending`], after['platform:loss']]).toEqual([pending, loss]);
  expect(after).not.toHaveProperty(debtOf(AFFILIATE));
  expect(ledgerViolations(after)).toEqual([]);
  expect(await owed(AFFILIATE)).toBe(0);
});

test('of two write-offs at the same time one is posted', async () => {
  await chargedBackAfterWithdrawal();
  const results = await Promise.all([randomUUID(), randomUUID()].map((id) => books.post(writeOff(id, 8754))));
  expect(results.flat().sort()).toEqual(['nothing', 'posted']);
  expect(await books.balances()).toMatchObject({ 'platform:loss': -9767 });
});

test('the reserve of a sale pays a debt, and the rest of it stays until its day', async () => {
  const paymentId = randomUUID();
  await books.approve(paymentId, CARD_SALE);
  await books.move(debtOf(PRODUCER), 'bank:cash', 1000);
  const move = () =>
    reserveToDebtMove(OF_PRODUCER, { id: randomUUID(), paymentId, reason: 'Combinado', occurredAt: NOW });
  const results = await Promise.all([books.post(move()), books.post(move())]);
  expect(results.flat().sort()).toEqual(['nothing', 'posted']);
  const after = await books.balances();
  expect([after[debtOf(PRODUCER)], after[`seller:${PRODUCER}:reserve`]]).toEqual([undefined, 838]);
  expect(
    await books.dataSource.query(
      `select amount::int from ledger_releases where platform_id = $1 and payment_id = $2 and owner_id = $3 and bucket = 'reserve'`,
      [books.platformId, paymentId, PRODUCER],
    ),
  ).toEqual([{ amount: 838 }]);
  // A refund finds what was used nowhere else: it is owed again.
  await books.refund(paymentId);
  expect(await books.balances()).toMatchObject({ [debtOf(PRODUCER)]: 1000 });
});
