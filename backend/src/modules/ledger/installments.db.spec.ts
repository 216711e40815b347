import { randomUUID } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { cents } from '@guiche/money';
import { Books } from '../../../test/support/ledger/books.js';
import { useNewBooks } from '../../../test/support/ledger/new-books.js';
import { CARD_SALE, GATEWAY, MANAGER, PRODUCER } from '../../../test/support/ledger/sales.js';
import { divideSale } from './domain/division.js';
import type { SaleTerms } from './domain/division.js';

const RECEIVABLE = `gateway:${GATEWAY}:receivable`;
const COST = `gateway:${GATEWAY}:cost`;

/** The worked card sale of 244.00, paid in parts (domain §4, "Installments"). */
const inParts = (charged: number, feeBps: number): SaleTerms => ({
  ...CARD_SALE,
  installments: { charged: cents(charged), feeBps },
});
const IN_3_FREE = inParts(24399, 0);
const IN_6_AT_12 = inParts(27330, 1200);
const IN_12_AT_24 = inParts(30252, 2400);

let books: Books;
const payment = randomUUID();

useNewBooks(async (opened) => {
  books = opened;
});

/** What the sellers and the manager have, which no way of paying may change. */
async function earned(): Promise<Record<string, number>> {
  const all = Object.entries(await books.balances());
  return Object.fromEntries(all.filter(([name]) => /^(seller|manager):/.test(name)));
}

describe('a sale paid in parts', () => {
  test.each<[string, SaleTerms, object]>([
    ['in three without interest misses a cent', IN_3_FREE, { interest: 0, rounding: -1, gatewayCost: 0 }],
    // 3.99 % of 27330 is 1090, of 24400 it is 974.
    ['in six at 12 % is two cents long', IN_6_AT_12, { interest: 2928, rounding: 2, gatewayCost: 116 }],
    // 3.99 % of 30252 is 1207.
    [
      'in twelve at 24 % is four cents short',
      IN_12_AT_24,
      { interest: 5856, rounding: -4, gatewayCost: 233 },
    ],
  ])('%s, and is divided on its price', (_, terms, financing) => {
    const { terms: _own, ...atOnce } = divideSale(CARD_SALE);
    expect(divideSale(terms)).toEqual({ ...atOnce, terms, financing });
  });

  test('a sale paid in parts at its price has no financing', () => {
    expect(divideSale(inParts(24400, 0))).not.toHaveProperty('financing');
  });

  test.each<[string, SaleTerms, object]>([
    [
      'in three without interest',
      IN_3_FREE,
      { [RECEIVABLE]: -24399, [COST]: 1013, 'platform:revenue': 1353, 'platform:rounding': -1 },
    ],
    [
      'in six at 12 %',
      IN_6_AT_12,
      // 1353 + 2928 - 116.
      { [RECEIVABLE]: -27330, [COST]: 1129, 'platform:revenue': 4165, 'platform:rounding': 2 },
    ],
    [
      'in twelve at 24 %',
      IN_12_AT_24,
      { [RECEIVABLE]: -30252, [COST]: 1246, 'platform:revenue': 6976, 'platform:rounding': -4 },
    ],
  ])('%s is posted to the cent, with the shares of a single payment', async (_, terms, houses) => {
    await books.approve(randomUUID(), CARD_SALE);
    const atOnce = await earned();
    books = await Books.open(books.dataSource);
    await books.approve(payment, terms);
    expect(await earned()).toEqual(atOnce);
    expect(atOnce[`manager:${MANAGER}:pending`]).toBe(150);
    expect(await books.balances()).toEqual({ ...atOnce, ...houses });
    expect(await books.replayed()).toEqual(await books.balances());
  });

  test.each<[string, SaleTerms, number]>([
    ['in three without interest', IN_3_FREE, 1013],
    ['in six at 12 %', IN_6_AT_12, 1129],
    ['in twelve at 24 %', IN_12_AT_24, 1246],
  ])('%s is refunded completely, and only the gateway cost is lost', async (_, terms, cost) => {
    for (const how of ['refund', 'chargeBack'] as const) {
      books = await Books.open(books.dataSource);
      await books.approve(payment, terms);
      await books[how](payment);
      expect(await books.balances()).toEqual({ [COST]: cost, 'platform:loss': -cost });
    }
  });

  test('a sale in installments that is charged back and won has its original postings', async () => {
    await books.approve(payment, IN_12_AT_24);
    const approved = await books.balances();
    await books.chargeBack(payment);
    await books.win(payment);
    expect(await books.balances()).toEqual(approved);
    await books.refund(payment);
    expect(await books.balances()).toEqual({ [COST]: 1246, 'platform:loss': -1246 });
    expect((await books.balances())[`seller:${PRODUCER}:debt`]).toBeUndefined();
  });
});
