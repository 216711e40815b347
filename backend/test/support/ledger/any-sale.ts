import { cents } from '@guiche/money';
import fc from 'fast-check';
import type { Contract, SaleItem, SaleTerms } from '../../../src/modules/ledger/domain/division.js';
import { AFFILIATE, CO_PRODUCER, MANAGER, PRODUCER } from './sales.js';

const somebody = fc.constantFrom(PRODUCER, AFFILIATE, CO_PRODUCER);

/** Contracts of up to two co-producers; the same seller may hold several roles. */
const anyContract: fc.Arbitrary<Contract> = fc
  .record({
    affiliate: fc.option(fc.record({ sellerId: somebody, bps: fc.integer({ min: 0, max: 10_000 }) }), {
      nil: undefined,
    }),
    coProducers: fc.array(fc.record({ sellerId: somebody, bps: fc.integer({ min: 0, max: 5000 }) }), {
      maxLength: 2,
    }),
    manager: fc.option(
      fc.record({ managerId: fc.constant(MANAGER), bps: fc.integer({ min: 0, max: 10_000 }) }),
      {
        nil: undefined,
      },
    ),
  })
  .map(({ affiliate, coProducers, manager }) => ({
    coProducers,
    ...(affiliate && { affiliate }),
    ...(manager && { manager }),
  }));

const anyItem = (kind: SaleItem['kind'], min: number): fc.Arbitrary<SaleItem> =>
  fc
    .record({
      itemId: fc.uuid(),
      gross: fc.integer({ min, max: 2_000_000 }),
      contract: fc.option(anyContract, { nil: undefined }),
    })
    .map(({ itemId, gross, contract }) => ({
      itemId,
      kind,
      gross: cents(gross),
      ...(contract && { contract }),
    }));

const anyTariff = fc
  .record({ bps: fc.integer({ min: 0, max: 2000 }), fixed: fc.integer({ min: 0, max: 400 }) })
  .map(({ bps, fixed }) => ({ bps, fixed: cents(fixed) }));

const anyParts = fc.record({
  count: fc.integer({ min: 2, max: 12 }),
  feeBps: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 3000 })),
});

/** Equal parts of the price and its fee, each rounded to the cent. */
function inParts(terms: SaleTerms, { count, feeBps }: { count: number; feeBps: number }): SaleTerms {
  const gross = terms.items.reduce<number>((sum, item) => sum + item.gross, terms.shipping);
  const charged = cents(count * Math.round((gross * (10_000 + feeBps)) / (10_000 * count)));
  return { ...terms, installments: { charged, feeBps } };
}

/** Any sale that can be divided: the main item always covers the fixed fee. */
export function anySale(): fc.Arbitrary<SaleTerms> {
  return fc
    .record({
      main: anyItem('MAIN', 600),
      bumps: fc.array(anyItem('BUMP', 0), { maxLength: 3 }),
      shipping: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 30_000 })),
      platformFee: anyTariff,
      gatewayCost: anyTariff,
      reserve: fc.option(fc.record({ bps: fc.integer({ min: 0, max: 10_000 }) }), { nil: undefined }),
      parts: fc.option(anyParts, { nil: undefined }),
    })
    .map(({ main, bumps, shipping, reserve, parts, ...tariffs }) => {
      const terms: SaleTerms = {
        currency: 'BRL',
        producerId: PRODUCER,
        items: [main, ...bumps],
        shipping: cents(shipping),
        ...tariffs,
        ...(reserve && { reserve }),
      };
      return parts ? inParts(terms, parts) : terms;
    });
}
