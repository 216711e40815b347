import { describe, expect, it } from '@jest/globals';
import { cents } from '@guiche/money';
import { divideSale, type Contract } from '../../ledger/index.js';
import { platformSplit } from './platform-split.js';

/** R$ 97,00 and R$ 15,00 of shipping, for a fee of 9.9 % and R$ 1,00; the provider costs R$ 5,00. */
const sale = (contract: Contract = { coProducers: [] }, fee = 990) =>
  divideSale({
    currency: 'BRL',
    producerId: 'producer',
    items: [{ itemId: 'course', kind: 'MAIN', gross: cents(9_700), contract }],
    shipping: cents(1_500),
    platformFee: { bps: fee, fixed: cents(fee === 0 ? 0 : 100) },
    gatewayCost: { bps: 0, fixed: cents(500) },
  });

describe('the platform’s share of a charge in a seller’s name', () => {
  it('the platform’s share of a charge in a seller’s name is the rest after the seller’s share, less the provider’s fee (P3.38, P3.39, P3.41)', () => {
    const { gross, shares, gatewayCost } = sale();
    // The fee on R$ 112,00: 1109 of 9.9 % and 100.
    expect({ gross, seller: shares[0]?.amount, gatewayCost }).toEqual({
      gross: 11_200,
      seller: 9_991,
      gatewayCost: 500,
    });
    expect(platformSplit(cents(11_200), sale(), 'OURS')).toEqual([
      {
        recipientId: 'OURS',
        amount: 709,
        type: 'FIXED',
        chargeProcessingFee: false,
        chargeRemainder: false,
        liable: false,
      },
    ]);
  });

  it('includes the commissions of others, and the interest of a buyer who pays in installments', () => {
    const division = sale({ coProducers: [{ sellerId: 'partner', bps: 5_000 }] });
    const seller = division.shares.find(({ role }) => role === 'producer')?.amount ?? 0;
    const partner = division.shares.find(({ role }) => role === 'coProducer')?.amount ?? 0;
    expect(partner).toBeGreaterThan(4_000);
    const [split] = platformSplit(cents(11_200 + 800), division, 'OURS');
    expect(split?.amount).toBe(12_000 - seller - 500);
    expect((split?.amount ?? 0) + seller + 500).toBe(12_000);
  });

  it('the platform’s share of a charge in a seller’s name is zero where the provider’s fee equals the platform’s earnings', () => {
    expect(platformSplit(cents(11_200), sale({ coProducers: [] }, 0), 'OURS')).toEqual([]);
  });
});
