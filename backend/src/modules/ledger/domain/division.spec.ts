import { describe, expect, test } from '@jest/globals';
import { ZERO_CENTS, addCents, cents } from '@guiche/money';
import fc from 'fast-check';
import {
  AFFILIATE,
  CARD_SALE,
  CO_PRODUCER,
  MANAGER,
  PRODUCER,
  pixSale,
} from '../../../../test/support/ledger/sales.js';
import { anySale } from '../../../../test/support/ledger/any-sale.js';
import { DivisionRefused, divideSale } from './division.js';
import type { Contract, SaleTerms } from './division.js';

describe('the card sale of the worked example', () => {
  test('the card sale of the worked example is divided to the cent', () => {
    expect(divideSale(CARD_SALE)).toMatchObject({
      currency: 'BRL',
      gross: 24400,
      platformFee: 2516,
      net: 21884,
      gatewayCost: 1013,
      margin: 1353,
      shares: [
        { role: 'producer', sellerId: PRODUCER, amount: 9191, reserve: 1838 },
        { role: 'affiliate', sellerId: AFFILIATE, amount: 8754, reserve: 1751 },
        { role: 'coProducer', sellerId: CO_PRODUCER, amount: 3939, reserve: 788 },
      ],
      managers: [{ managerId: MANAGER, amount: 150 }],
    });
  });

  test('the card sale of the worked example is divided to the cent for each item', () => {
    expect(divideSale(CARD_SALE).items).toEqual([
      {
        itemId: 'main',
        kind: 'MAIN',
        gross: 19700,
        platformFee: 2051,
        affiliate: 7060,
        coProducers: [3177],
        producer: 7412,
        gatewayCost: 825,
        manager: 122,
        margin: 1104,
      },
      {
        itemId: 'bump',
        kind: 'BUMP',
        gross: 4700,
        platformFee: 465,
        affiliate: 1694,
        coProducers: [762],
        producer: 1779,
        gatewayCost: 188,
        manager: 28,
        margin: 249,
      },
    ]);
  });

  test('the card sale of the worked example is plain JSON that remembers its terms', () => {
    const division = divideSale(CARD_SALE);
    expect(JSON.parse(JSON.stringify(division))).toEqual(division);
    expect(division.terms).toEqual(CARD_SALE);
  });
});

describe('PIX', () => {
  test('PIX of 97.00 with a flat fee of 2.49 leaves the producer 94.51', () => {
    const division = divideSale(pixSale(9700));
    expect(division).toMatchObject({ gross: 9700, platformFee: 249, gatewayCost: 115, margin: 134 });
    expect(division.shares).toEqual([{ role: 'producer', sellerId: PRODUCER, amount: 9451, reserve: 0 }]);
  });

  test('PIX with a co-producer of 30 % and a reserve of 10 % gives 2835 and 6616', () => {
    const [item] = pixSale(9700).items;
    const contract = { coProducers: [{ sellerId: CO_PRODUCER, bps: 3000 }] };
    const division = divideSale({
      ...pixSale(9700),
      items: [{ ...item!, contract }],
      reserve: { bps: 1000 },
    });
    expect(division.shares).toEqual([
      { role: 'producer', sellerId: PRODUCER, amount: 6616, reserve: 662 },
      { role: 'coProducer', sellerId: CO_PRODUCER, amount: 2835, reserve: 284 },
    ]);
  });

  test('PIX that costs more than its fee has a margin below zero and leaves the producer whole', () => {
    const division = divideSale(pixSale(50_000));
    expect(division).toMatchObject({ platformFee: 249, gatewayCost: 595, margin: -346 });
    expect(division.shares[0]?.amount).toBe(49_751);
  });
});

test('shipping is assigned completely to the producer, without commission', () => {
  const [item] = pixSale(10_000).items;
  const contract = { affiliate: { sellerId: AFFILIATE, bps: 5000 }, coProducers: [] };
  const division = divideSale({
    ...pixSale(10_000),
    items: [{ ...item!, contract }],
    shipping: cents(1990),
    platformFee: { bps: 1000, fixed: cents(100) },
  });
  // The fee is 10 % of 11990, rounded, plus 100, the cost 1.19 % of it; the affiliate earns half of 10000 - 1299.
  expect(division).toMatchObject({ gross: 11_990, platformFee: 1299, net: 10_691, gatewayCost: 143 });
  expect(division.items[0]).toMatchObject({ affiliate: 4351, producer: 4350 });
  expect(division.shares.map(({ role, amount }) => [role, amount])).toEqual([
    ['producer', 6340],
    ['affiliate', 4351],
  ]);
});

test('co-producers who share the whole rest never round up to more than it', () => {
  const [item] = pixSale(1250).items;
  const coProducers = [PRODUCER, AFFILIATE].map((sellerId) => ({ sellerId, bps: 5000 }));
  const division = divideSale({ ...pixSale(1250), items: [{ ...item!, contract: { coProducers } }] });
  expect(division.items[0]).toMatchObject({ coProducers: [501, 500], producer: 0 });
});

describe('a share of another base', () => {
  const of = (contract: Contract): SaleTerms => ({
    ...pixSale(10_000),
    items: [{ ...pixSale(10_000).items[0]!, contract }],
    platformFee: { bps: 1000, fixed: cents(0) },
  });
  test('an affiliate of the price earns before the fee, and a co-producer of the net beside the affiliate', () => {
    const affiliate = { sellerId: AFFILIATE, bps: 4000, base: 'GROSS' as const };
    const coProducers = [{ sellerId: CO_PRODUCER, bps: 3000, base: 'NET' as const }];
    // The fee leaves 9000: the affiliate gets 40 % of 10000, the co-producer 30 % of 9000.
    expect(divideSale(of({ affiliate, coProducers })).items[0]).toMatchObject({
      ...{ affiliate: 4000, coProducers: [2700], producer: 2300 },
    });
  });

  test('is never more than what is left, so nobody pays for a partner', () => {
    const affiliate = { sellerId: AFFILIATE, bps: 9000, base: 'GROSS' as const };
    const coProducers = [{ sellerId: CO_PRODUCER, bps: 5000, base: 'NET' as const }];
    expect(divideSale(of({ affiliate, coProducers })).items[0]).toMatchObject({
      ...{ affiliate: 9000, coProducers: [0], producer: 0 },
    });
    const some = { ...affiliate, bps: 8000 };
    expect(divideSale(of({ affiliate: some, coProducers })).items[0]).toMatchObject({
      ...{ affiliate: 8000, coProducers: [1000], producer: 0 },
    });
  });
});

describe('is refused', () => {
  const main = pixSale(9700).items[0]!;
  const withContract = (bps: number): SaleTerms => ({
    ...pixSale(9700),
    items: [
      {
        ...main,
        contract: {
          coProducers: [
            { sellerId: AFFILIATE, bps },
            { sellerId: CO_PRODUCER, bps: 5000 },
          ],
        },
      },
    ],
  });
  test.each<[string, SaleTerms, DivisionRefused['code']]>([
    ['a fee larger than the price', pixSale(248), 'negativeProducerShare'],
    ['no item', { ...pixSale(9700), items: [] }, 'nothingToDivide'],
    ['items for nothing', { ...pixSale(0), shipping: cents(900) }, 'nothingToDivide'],
    [
      'a negative item',
      { ...pixSale(9700), items: [main, { ...main, kind: 'BUMP', gross: cents(-1) }] },
      'negativeAmount',
    ],
    ['a negative shipping', { ...pixSale(9700), shipping: cents(-1) }, 'negativeAmount'],
    ['two main items', { ...pixSale(9700), items: [main, main] }, 'notOneMainItem'],
    ['bumps alone', { ...pixSale(9700), items: [{ ...main, kind: 'BUMP' }] }, 'notOneMainItem'],
    ['co-producers of more than 100 %', withContract(5001), 'percentageOutOfRange'],
    ['a percentage below zero', withContract(-1), 'percentageOutOfRange'],
    ['half a basis point', withContract(0.5), 'percentageOutOfRange'],
    [
      'a fee of more than 100 %',
      { ...pixSale(9700), platformFee: { bps: 10_001, fixed: cents(0) } },
      'percentageOutOfRange',
    ],
    [
      'a negative fixed fee',
      { ...pixSale(9700), platformFee: { bps: 0, fixed: cents(-1) } },
      'negativeAmount',
    ],
  ])('%s', (_, terms, code) => {
    expect(() => divideSale(terms)).toThrow(DivisionRefused);
    expect(() => divideSale(terms)).toThrow(expect.objectContaining({ code }));
  });

  test('a fee equal to the price is not: the producer gets nothing', () => {
    expect(divideSale(pixSale(249)).shares[0]?.amount).toBe(0);
  });
});

describe('for any sale', () => {
  test('no cent is lost or made, in total and for each item', () => {
    fc.assert(
      fc.property(anySale(), (terms) => {
        const division = divideSale(terms);
        const shares = addCents(...division.shares.map(({ amount }) => amount));
        const managers = addCents(...division.managers.map(({ amount }) => amount));
        expect(shares + managers + division.gatewayCost + division.margin).toBe(division.gross);
        expect(shares).toBe(division.net);
        expect(division.gross).toBe(addCents(terms.shipping, ...terms.items.map(({ gross }) => gross)));
        for (const item of division.items) {
          const parts = [item.affiliate, ...item.coProducers, item.producer, item.gatewayCost, item.manager];
          expect(addCents(...parts, item.margin)).toBe(item.gross);
        }
      }),
    );
  });

  test('the items add up to the totals', () => {
    fc.assert(
      fc.property(anySale(), (terms) => {
        const { items, ...total } = divideSale(terms);
        const sum = (of: 'platformFee' | 'gatewayCost' | 'margin' | 'affiliate' | 'manager') =>
          addCents(...items.map((item) => item[of]));
        const of = (role: string) =>
          addCents(
            ZERO_CENTS,
            ...total.shares.filter((share) => share.role === role).map(({ amount }) => amount),
          );
        expect(sum('platformFee')).toBe(total.platformFee);
        expect(sum('gatewayCost')).toBe(total.gatewayCost);
        expect(sum('margin')).toBe(total.margin);
        expect(sum('affiliate')).toBe(of('affiliate'));
        expect(sum('manager')).toBe(addCents(ZERO_CENTS, ...total.managers.map(({ amount }) => amount)));
        expect(addCents(terms.shipping, ...items.map(({ producer }) => producer))).toBe(of('producer'));
      }),
    );
  });

  test('only the platform’s share can be negative, and no reserve is larger than its share', () => {
    fc.assert(
      fc.property(anySale(), (terms) => {
        const { shares, managers } = divideSale(terms);
        for (const { amount } of [...shares, ...managers]) expect(amount).toBeGreaterThanOrEqual(0);
        for (const { amount, reserve } of shares) expect(reserve).toBeLessThanOrEqual(amount);
      }),
    );
  });
});
