import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { cents } from '@guiche/money';
import { ledgerViolations, type Books } from '../../../test/support/ledger/books.js';
import { useNewBooks } from '../../../test/support/ledger/new-books.js';
import { CARD_SALE, GATEWAY } from '../../../test/support/ledger/sales.js';
import type { Move } from '../ledger/index.js';
import { settlementMove, type SettlementVerdict } from './settlement-move.js';

const NOW = new Date('2026-04-01T12:00:00Z');
const [BANK, COST, RECEIVABLE] = ['bank:cash', `gateway:${GATEWAY}:cost`, `gateway:${GATEWAY}:receivable`];

let books: Books;
let payment: string;
let said: SettlementVerdict[];

useNewBooks(async (opened) => {
  books = opened;
  payment = randomUUID();
  said = [];
  await books.approve(payment, CARD_SALE);
});

/** A line of the provider for the sale of the worked example. */
function line(
  gross: number,
  fee: number,
  more: { accepted?: boolean; installments?: number; id?: string } = {},
): Move {
  const { accepted = false, installments = 1, id = randomUUID() } = more;
  const settled = { id, gatewayAccountId: GATEWAY, currency: 'BRL', gross: cents(gross), fee: cents(fee) };
  const why = accepted ? { accepted: { reason: 'Nova tarifa do provedor' } } : {};
  return settlementMove(
    settled,
    { paymentId: payment, installments },
    { occurredAt: NOW, ...why },
    (verdict) => said.push(verdict),
  );
}
const money = async () => {
  const {
    [BANK]: bank,
    [COST]: cost,
    [RECEIVABLE]: receivable,
    'platform:loss': loss,
  } = await books.balances();
  return { bank, cost, receivable, loss };
};
const UNSETTLED = { bank: undefined, cost: 1013, receivable: -24400, loss: undefined };
const SETTLED = { bank: -23387, cost: undefined, receivable: undefined, loss: undefined };

test('the provider settles the worked example to the cent, once for each line (T4)', async () => {
  expect(await money()).toEqual(UNSETTLED);
  const id = randomUUID();
  const before = await books.balances();
  expect(await books.post(line(24400, 1013, { id }))).toEqual(['posted']);
  expect(await money()).toEqual(SETTLED);
  expect(await books.post(line(24400, 1013, { id }))).toEqual(['alreadyPosted']);
  const after = await books.balances();
  expect({ ...after, [BANK]: undefined }).toEqual({
    ...{ ...before, [BANK]: undefined, [COST]: undefined, [RECEIVABLE]: undefined },
  });
  expect(await books.replayed()).toEqual(after);
  expect(ledgerViolations(after)).toEqual([]);
});

test.each([
  ['more than the sale', 24401, 1013, 'AMOUNT', 24400],
  ['less than the sale', 24399, 1013, 'AMOUNT', 24400],
  ['another cost', 24400, 1014, 'COST', 1013],
  ['a lower cost', 24400, 1000, 'COST', 1013],
  ['a negative cost', 24400, -1, 'COST', 1013],
  ['money back that was never returned', -24400, 0, 'NOT_RETURNED', 0],
] as const)('%s is no settlement: nothing is posted', async (_what, gross, fee, fault, ours) => {
  expect(await books.post(line(gross, fee))).toEqual(['nothing']);
  expect(said).toEqual([{ fault, ours }]);
  expect(await money()).toEqual(UNSETTLED);
});

test('a sale of another account, or a sale that is settled already, is not settled', async () => {
  const other = settlementMove(
    {
      id: randomUUID(),
      gatewayAccountId: randomUUID(),
      currency: 'BRL',
      gross: cents(24400),
      fee: cents(1013),
    },
    { paymentId: payment, installments: 1 },
    { occurredAt: NOW },
    (verdict) => said.push(verdict),
  );
  expect(await books.post(other, line(24400, 1013), line(24400, 1013))).toEqual([
    'nothing',
    'posted',
    'nothing',
  ]);
  expect(said.map(({ fault }) => fault)).toEqual(['UNKNOWN_SALE', null, 'SETTLED_TWICE']);
  expect(await money()).toEqual(SETTLED);
});

test('two lines of one sale at the same time: one of them is posted', async () => {
  const results = await Promise.all([1, 2].map(() => books.post(line(24400, 1013))));
  expect(results.flat().sort()).toEqual(['nothing', 'posted']);
  expect(await money()).toEqual(SETTLED);
});

test('installments are settled one by one, and the last has the rest of the cost', async () => {
  const part = (gross: number, fee: number) => line(gross, fee, { installments: 3 });
  expect(await books.post(part(8133, 338), part(8133, 338))).toEqual(['posted', 'posted']);
  expect(await money()).toEqual({ bank: -15590, cost: 337, receivable: -8134, loss: undefined });
  expect(await books.post(part(8134, 338), part(8135, 337))).toEqual(['nothing', 'nothing']);
  expect(said.slice(2)).toEqual([
    { fault: 'COST', ours: 337 },
    { fault: 'AMOUNT', ours: 8134 },
  ]);
  expect(await books.post(part(8134, 337))).toEqual(['posted']);
  expect(await money()).toEqual(SETTLED);
});

describe('a cost that a person accepts', () => {
  test.each([
    [1100, -87, -23300],
    [1000, 13, -23400],
    [-1, 1014, -24401],
  ])('of %d is paid, and the platform bears or keeps %d', async (fee, loss, bank) => {
    expect(await books.post(line(24400, fee, { accepted: true }))).toEqual(['posted']);
    expect(await money()).toEqual({ bank, cost: undefined, receivable: undefined, loss });
  });

  test('does not make another amount acceptable', async () => {
    expect(await books.post(line(24000, 1100, { accepted: true }))).toEqual(['nothing']);
    expect(await money()).toEqual(UNSETTLED);
  });
});

describe('a sale that went back', () => {
  beforeEach(() => books.refund(payment));

  test('is settled and taken back by two lines, and the bank has paid the cost (T4)', async () => {
    expect(await books.post(line(-24400, 0))).toEqual(['nothing']);
    expect(await books.post(line(24400, 1013), line(-24400, 0), line(-24400, 0))).toEqual([
      ...['posted', 'posted', 'nothing'],
    ]);
    expect(await money()).toEqual({ bank: 1013, cost: undefined, receivable: undefined, loss: -1013 });
  });

  test('with a fee for the return is a difference, which a person may accept', async () => {
    await books.post(line(24400, 1013));
    expect(await books.post(line(-24400, 1500))).toEqual(['nothing']);
    expect(said.at(-1)).toEqual({ fault: 'COST', ours: 0 });
    expect(await books.post(line(-24400, 1500, { accepted: true }))).toEqual(['posted']);
    expect(await money()).toEqual({ bank: 2513, cost: undefined, receivable: undefined, loss: -2513 });
  });

  test('with money that the provider adds to the return lowers the loss', async () => {
    await books.post(line(24400, 1013));
    expect(await books.post(line(-24400, -20, { accepted: true }))).toEqual(['posted']);
    expect(await money()).toEqual({ bank: 993, cost: undefined, receivable: undefined, loss: -993 });
  });
});

test('a chargeback that was won is settled again, once', async () => {
  await books.post(line(24400, 1013));
  await books.chargeBack(payment);
  await books.post(line(-24400, 0));
  expect(await books.post(line(24400, 0))).toEqual(['nothing']);
  await books.win(payment);
  expect(await books.post(line(24400, 0), line(24400, 0))).toEqual(['posted', 'nothing']);
  expect(await money()).toEqual(SETTLED);
});

test('a part that went back before is left out of the settlement, or taken back by a line of its own', async () => {
  await books.refundPart(payment, 4700);
  expect(await books.post(line(19700, 1013))).toEqual(['posted']);
  expect((await money()).receivable).toBeUndefined();
  expect(await books.post(line(-4700, 0))).toEqual(['nothing']);
});
