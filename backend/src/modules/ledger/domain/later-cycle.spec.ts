import { expect, it } from '@jest/globals';
import { cents } from '@guiche/money';
import {
  AFFILIATE,
  CARD_SALE,
  CO_PRODUCER,
  MANAGER,
  PRODUCER,
} from '../../../../test/support/ledger/sales.js';
import { divideSale, type SaleTerms } from './division.js';
import { laterCycleTerms } from './later-cycle.js';

/** The worked example as a subscription whose affiliate earns 10 % of later cycles. */
const FIRST: SaleTerms = {
  ...CARD_SALE,
  items: CARD_SALE.items.map(({ contract, ...item }) => ({
    ...item,
    contract: {
      affiliate: {
        sellerId: AFFILIATE,
        bps: 4000,
        laterBps: 1000,
        contract: { id: 'affiliation', version: 2 },
      },
      coProducers: [{ sellerId: CO_PRODUCER, bps: 3000, contract: { id: 'co-production', version: 1 } }],
      ...(contract?.manager && { manager: contract.manager }),
    },
  })),
};
const CYCLE = {
  ...{ itemId: 'cycle', price: cents(19700) },
  ...{ platformFee: FIRST.platformFee, gatewayCost: FIRST.gatewayCost },
};

it('a later cycle is a sale of its own by the versions of the first, with the share of later cycles', () => {
  const first = divideSale(FIRST);
  const terms = laterCycleTerms(first, { ...CYCLE, manager: { managerId: MANAGER, bps: 1000 } });
  expect(terms.items).toEqual([
    {
      ...{ itemId: 'cycle', kind: 'MAIN', gross: 19700 },
      contract: {
        affiliate: {
          sellerId: AFFILIATE,
          bps: 1000,
          laterBps: 1000,
          contract: { id: 'affiliation', version: 2 },
        },
        coProducers: [
          { sellerId: CO_PRODUCER, bps: 3000, laterBps: 3000, contract: { id: 'co-production', version: 1 } },
        ],
        manager: { managerId: MANAGER, bps: 1000 },
      },
    },
  ]);
  // Fee 1950.3 + 100 = 2050; 10 % of 17650 = 1765; 30 % of 15885 = 4765.5; cost 786.03 + 39; manager 10 % of 1225.
  const second = divideSale(terms);
  expect(second.shares.map(({ role, amount }) => [role, amount])).toEqual([
    ['producer', 11119],
    ['affiliate', 1765],
    ['coProducer', 4766],
  ]);
  expect([second.platformFee, second.gatewayCost, second.managers[0]?.amount, second.margin]).toEqual([
    ...[2050, 825, 123, 1102],
  ]);
  // The third has the same versions and the same shares.
  expect(laterCycleTerms(second, CYCLE).items[0]?.contract?.affiliate).toEqual(
    terms.items[0]?.contract?.affiliate,
  );
});

it('a later cycle of a sale without partners is the producer’s alone', () => {
  const { items } = laterCycleTerms(
    divideSale({ ...CARD_SALE, items: [{ ...CARD_SALE.items[0]!, contract: { coProducers: [] } }] }),
    CYCLE,
  );
  expect(divideSale({ ...CARD_SALE, items }).shares.map(({ sellerId }) => sellerId)).toEqual([PRODUCER]);
});
