import { randomUUID } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { cents } from '@guiche/money';
import fc from 'fast-check';
import { anySale } from '../../../test/support/ledger/any-sale.js';
import { Books, ledgerViolations } from '../../../test/support/ledger/books.js';
import { useNewBooks } from '../../../test/support/ledger/new-books.js';
import {
  AFFILIATE,
  CARD_SALE,
  CO_PRODUCER,
  GATEWAY,
  MANAGER,
  PRODUCER,
} from '../../../test/support/ledger/sales.js';
import { divideSale, type SaleTerms } from './domain/division.js';
import { amountOfItems } from './domain/parts.js';

const [producer, affiliate, coProducer] = [PRODUCER, AFFILIATE, CO_PRODUCER].map((id) => `seller:${id}`);
const manager = `manager:${MANAGER}`;
const RECEIVABLE = `gateway:${GATEWAY}:receivable`;
const COST = `gateway:${GATEWAY}:cost`;
/** The gateway keeps its cost and the platform bears it; no other account changes. */
const WHOLE_RETURNED = { [COST]: 1013, 'platform:loss': -1013 };

let books: Books;
let payment: string;

useNewBooks(async (opened) => {
  books = opened;
  payment = randomUUID();
});

/** What each account changed by. */
async function changes(act: () => Promise<unknown>): Promise<Record<string, number>> {
  const before = await books.balances();
  await act();
  const after = await books.balances();
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
  return Object.fromEntries(
    names
      .map((name) => [name, (after[name] ?? 0) - (before[name] ?? 0)] as const)
      .filter(([, change]) => change !== 0),
  );
}

describe('worked example of domain.md §4', () => {
  test('the refund of the bump only reverses its row to the cent', async () => {
    await books.approve(payment, CARD_SALE);
    expect(await changes(() => books.refundItems(payment, CARD_SALE, ['bump'], 4700))).toEqual({
      [`${affiliate}:pending`]: -1694,
      [`${coProducer}:pending`]: -762,
      [`${producer}:pending`]: -1779,
      [`${manager}:pending`]: -28,
      'platform:revenue': -249,
      'platform:loss': -188,
      [RECEIVABLE]: 4700,
    });
  });

  test('an amount of which nothing else is known is prorated by largest remainder', async () => {
    await books.approve(payment, CARD_SALE);
    // Exact: affiliate 1686.20, co-producer 758.74, producer 1770.40, manager 28.89, cost 195.12, margin 260.62.
    expect(await changes(() => books.refundPart(payment, 4700))).toEqual({
      [`${affiliate}:pending`]: -1686,
      [`${coProducer}:pending`]: -759,
      [`${producer}:pending`]: -1770,
      [`${manager}:pending`]: -29,
      'platform:revenue': -261,
      'platform:loss': -195,
      [RECEIVABLE]: 4700,
    });
  });

  test('of equal remainders the first cent is the producer’s', async () => {
    const halves = { ...CARD_SALE, items: [{ ...CARD_SALE.items[0]!, gross: cents(1000) }] };
    const terms: SaleTerms = {
      ...halves,
      items: [{ ...halves.items[0]!, contract: { coProducers: [{ sellerId: CO_PRODUCER, bps: 5000 }] } }],
      ...{ platformFee: { bps: 0, fixed: cents(0) }, gatewayCost: { bps: 0, fixed: cents(0) } },
    };
    await books.approve(payment, terms);
    expect(await changes(() => books.refundPart(payment, 1))).toMatchObject({ [`${producer}:pending`]: -1 });
  });

  test.each(['REFUND', 'CHARGEBACK'] as const)('a %s after the bump takes only the rest', async (kind) => {
    await books.approve(payment, CARD_SALE);
    await books.refundItems(payment, CARD_SALE, ['bump'], 4700);
    const rest = () => (kind === 'REFUND' ? books.refund(payment) : books.chargeBack(payment));
    expect(await changes(rest)).toMatchObject({ [RECEIVABLE]: 19_700, 'platform:loss': -825 });
    expect(await books.balances()).toEqual(WHOLE_RETURNED);
    expect(await rest()).toBe('alreadyPosted');
  });

  test('a chargeback after the bump, everything withdrawn, and its reversal leave what was there', async () => {
    await books.approve(payment, CARD_SALE);
    await books.refundItems(payment, CARD_SALE, ['bump'], 4700);
    const before = await books.balances();
    for (const seller of [PRODUCER, AFFILIATE, CO_PRODUCER])
      for (const bucket of ['pending', 'reserve']) {
        const [from, to] = [`seller:${seller}:${bucket}`, `seller:${seller}:available`];
        await books.move(from, to, before[from] ?? 0, payment);
        await books.move(to, 'bank:cash', before[from] ?? 0);
      }
    await books.chargeBack(payment);
    // The product's row, but for what is over of the reserve: 7060, 3177 and 7412 were withdrawn.
    expect(await books.balances()).toMatchObject({
      [`${affiliate}:debt`]: 7060,
      [`${coProducer}:debt`]: 3177,
      [`${producer}:debt`]: 7412,
    });
    const withdrawn = 7060 + 3177 + 7412;
    await books.win(payment);
    expect(await books.balances()).toEqual({
      [RECEIVABLE]: -19_700,
      [COST]: 1013,
      'platform:loss': -188,
      'platform:revenue': 1104,
      [`${manager}:pending`]: 122,
      'bank:cash': withdrawn,
    });
  });

  test('a share that was released and withdrawn becomes a debt, after what the sale has left in reserve', async () => {
    await books.approve(payment, CARD_SALE);
    await books.move(`${producer}:pending`, `${producer}:available`, 7353, payment);
    await books.move(`${producer}:available`, 'bank:cash', 7353);
    // 7412 of the product: 1838 of the reserve, and 5574 owed.
    expect(await changes(() => books.refundItems(payment, CARD_SALE, ['main'], 19_700))).toMatchObject({
      [`${producer}:reserve`]: -1838,
      [`${producer}:debt`]: 5574,
    });
  });
});

test('the same part posts once, also from parallel connections', async () => {
  await books.approve(payment, CARD_SALE);
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => books.refundItems(payment, CARD_SALE, ['bump'], 4700)),
  );
  expect(answers.filter((answer) => answer === 'posted')).toHaveLength(1);
  expect(await books.balances()).toMatchObject({ [RECEIVABLE]: -19_700 });
});

test('a part after a refund posts nothing, and one of the whole is refused and writes nothing', async () => {
  await books.approve(payment, CARD_SALE);
  await expect(books.refundPart(payment, 24_400)).rejects.toThrow('no part of payment');
  expect(await books.balances()).toMatchObject({ [RECEIVABLE]: -24_400 });
  await books.refund(payment);
  expect(await books.refundPart(payment, 4700)).toBe('alreadyPosted');
  expect(await books.balances()).toEqual(WHOLE_RETURNED);
});

test('an item after an amount takes by amount what its parties no longer have', async () => {
  await books.approve(payment, CARD_SALE);
  await books.refundPart(payment, 19_000);
  await books.refundItems(payment, CARD_SALE, ['bump'], 23_700);
  expect(await books.balances()).toMatchObject({ [RECEIVABLE]: -700 });
  await books.refund(payment);
  expect(await books.balances()).toEqual(WHOLE_RETURNED);
});

test('shares that were reassigned return from whoever has them', async () => {
  const alone: SaleTerms = {
    ...CARD_SALE,
    items: CARD_SALE.items.map(({ contract, ...item }) => ({
      ...item,
      contract: {
        coProducers: contract?.coProducers ?? [],
        ...(contract?.manager && { manager: contract.manager }),
      },
    })),
  };
  await books.approve(payment, CARD_SALE);
  await books.reassign(payment, CARD_SALE, alone);
  const taken = await changes(() => books.refundItems(payment, alone, ['bump'], 4700));
  // Without an affiliate the co-producer has 30 % of 4235, and the producer the rest.
  expect(taken).toMatchObject({ [`${coProducer}:pending`]: -1271, [`${producer}:pending`]: -2964 });
  expect(taken).not.toHaveProperty(`${affiliate}:pending`);
  expect(await books.reassign(payment, alone, CARD_SALE)).toBe('returned');
});

test('refunds of items in any order, with amounts between them, add up to the whole to the cent', async () => {
  await fc.assert(
    fc.asyncProperty(
      anySale().chain((terms) =>
        fc.record({
          terms: fc.constant(terms),
          order: fc.shuffledSubarray(
            terms.items.map(({ itemId }) => itemId),
            { minLength: 0 },
          ),
          amounts: fc.array(fc.integer({ min: 1, max: 5000 }), { maxLength: 2 }),
        }),
      ),
      async ({ terms, order, amounts }) => {
        const id = randomUUID();
        const own = await Books.open(books.dataSource);
        const division = divideSale(terms);
        await own.approve(id, terms);
        const paid = -((await own.balances())[RECEIVABLE] ?? 0);
        const cost = (await own.balances())[COST] ?? 0;
        let returned = 0;
        for (const item of order) {
          const amount = amountOfItems(division, [item]);
          if (amount === 0 || returned + amount >= paid) continue;
          returned += amount;
          expect(await own.refundItems(id, terms, [item], returned)).toBe('posted');
        }
        for (const amount of amounts) {
          if (returned + amount >= paid) continue;
          returned += amount;
          expect(await own.refundPart(id, returned)).toBe('posted');
        }
        const between = await own.balances();
        expect(ledgerViolations(between)).toEqual([]);
        expect(-(between[RECEIVABLE] ?? 0)).toBe(paid - returned);
        await own.refund(id);
        expect(await own.balances()).toEqual(cost === 0 ? {} : { [COST]: cost, 'platform:loss': -cost });
      },
    ),
    { numRuns: 40 },
  );
});
