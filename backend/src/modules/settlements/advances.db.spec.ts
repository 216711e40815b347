import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from '@jest/globals';
import { cents } from '@guiche/money';
import type { Books } from '../../../test/support/ledger/books.js';
import { useNewBooks } from '../../../test/support/ledger/new-books.js';
import { AFFILIATE, CARD_SALE, CO_PRODUCER, GATEWAY, PRODUCER } from '../../../test/support/ledger/sales.js';
import { leftInAccount, seller, type Move } from '../ledger/index.js';
import { settlementMove } from './settlement-move.js';

const NOW = new Date('2026-03-17T03:00:00Z');
let books: Books;
let payment: string;

useNewBooks((opened) => {
  books = opened;
});
beforeEach(async () => {
  payment = randomUUID();
  await books.approve(payment, CARD_SALE);
});

const advanced = async (): Promise<number> => {
  const [row]: { sum: string | null }[] = await books.dataSource.query(
    'select sum(advanced) as sum from ledger_advances where platform_id = $1 and advanced > 0',
    [books.platformId],
  );
  return Number(row?.sum ?? 0);
};
/** Releases what the sale has in this bucket of each seller. */
const release = (bucket: 'pending' | 'reserve') =>
  books.post(
    ...[AFFILIATE, CO_PRODUCER, PRODUCER].map((id): Move => {
      const [from, to] = [seller(id, bucket), seller(id, 'available')];
      return {
        ...{ kind: bucket === 'pending' ? 'RELEASE' : 'RESERVE_RELEASE', key: `${bucket}/${payment}/${id}` },
        ...{
          currency: 'BRL',
          occurredAt: NOW,
          subject: { kind: 'payment', id: payment },
          accounts: [from, to],
        },
        legs: ({ history }) => [{ fact: 'release', from, to, amount: cents(leftInAccount(history, from)) }],
      };
    }),
  );
const settle = (gross: number, fee: number, installments = 1) =>
  books.post(
    settlementMove(
      { id: randomUUID(), gatewayAccountId: GATEWAY, currency: 'BRL', gross: cents(gross), fee: cents(fee) },
      { paymentId: payment, installments },
      { occurredAt: NOW },
      () => undefined,
    ),
  );

test('from D+15 to D+30 the platform has advanced 175.07, and nothing once the gateway settles (T2, T3, T4)', async () => {
  expect(await advanced()).toBe(0);
  await release('pending');
  expect(await advanced()).toBe(17507);
  await settle(24400, 1013);
  expect(await advanced()).toBe(0);
  await release('reserve');
  expect(await advanced()).toBe(0);
});

test('a reserve that is released before the settlement is advanced too; installments lower it one by one', async () => {
  await release('pending');
  await release('reserve');
  expect(await advanced()).toBe(21884);
  await settle(8133, 338, 3);
  expect(await advanced()).toBe(21884 - 7795);
});

test('what is settled before it is released was never advanced', async () => {
  await settle(24400, 1013);
  await release('pending');
  expect(await advanced()).toBe(0);
});

test('a sale that went back after its release is not advanced, and is again when the chargeback is won', async () => {
  await release('pending');
  await books.chargeBack(payment);
  expect(await advanced()).toBe(0);
  await books.win(payment);
  expect(await advanced()).toBe(17507);
});

test('a release and a settlement at the same time are both counted', async () => {
  await Promise.all([release('pending'), settle(24400, 1013)]);
  const [row]: { released: string; settled: string }[] = await books.dataSource.query(
    'select released, settled from ledger_advances where platform_id = $1 and payment_id = $2',
    [books.platformId, payment],
  );
  expect([Number(row?.released), Number(row?.settled), await advanced()]).toEqual([17507, 23387, 0]);
});
