import { cents } from '@guiche/money';
import type { SaleTerms } from '../../../src/modules/ledger/domain/division.js';

/** The parties of the tests' sales; one account may have several roles. */
export const PRODUCER = '0f000000-0000-4000-8000-000000000001';
export const AFFILIATE = '0f000000-0000-4000-8000-000000000002';
export const CO_PRODUCER = '0f000000-0000-4000-8000-000000000003';
export const MANAGER = '0f000000-0000-4000-8000-000000000004';
export const GATEWAY = '0f000000-0000-4000-8000-000000000009';

/** Domain §4: card in one installment, product of 197.00 and bump of 47.00, everybody earns, 20 % held in reserve. */
export const CARD_SALE: SaleTerms = {
  currency: 'BRL',
  producerId: PRODUCER,
  items: (['MAIN', 'BUMP'] as const).map((kind) => ({
    itemId: kind.toLowerCase(),
    kind,
    gross: cents(kind === 'MAIN' ? 19700 : 4700),
    contract: {
      affiliate: { sellerId: AFFILIATE, bps: 4000 },
      coProducers: [{ sellerId: CO_PRODUCER, bps: 3000 }],
      manager: { managerId: MANAGER, bps: 1000 },
    },
  })),
  shipping: cents(0),
  platformFee: { bps: 990, fixed: cents(100) },
  gatewayCost: { bps: 399, fixed: cents(39) },
  reserve: { bps: 2000 },
};

/** The demo's sale: PIX, flat fee of 2.49, gateway cost of 1.19 %, the producer alone, no reserve. */
export function pixSale(gross: number, producerId = PRODUCER): SaleTerms {
  return {
    currency: 'BRL',
    producerId,
    items: [{ itemId: 'main', kind: 'MAIN', gross: cents(gross) }],
    shipping: cents(0),
    platformFee: { bps: 0, fixed: cents(249) },
    gatewayCost: { bps: 119, fixed: cents(0) },
  };
}
