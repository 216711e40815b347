import { describe, expect, it } from '@jest/globals';
import { chargebackShare, chargebackStanding } from './chargeback-limits.js';

const LIMITS = { chargebackLimitCount: 5, chargebackLimitBps: 150 };

describe('the share of chargebacks', () => {
  it.each([
    [0, 0, 0],
    [0, 1_000_000, 0],
    [15_000, 1_000_000, 150],
    [14_949, 1_000_000, 149],
    [14_950, 1_000_000, 150],
    [9_700, 0, 10_000],
    [9_700, 5_000, 10_000],
    [900_000_000_000, 1_000_000_000_000, 9_000],
  ])('of %d cents in sales of %d cents is %d basis points', (disputed, sold, bps) => {
    expect(chargebackShare({ chargebacks: 1, disputed, sold })).toBe(bps);
  });
});

describe('a seller or a brand', () => {
  it.each([
    ['at both limits', { chargebacks: 5, disputed: 15_000, sold: 1_000_000 }, 'OVER'],
    ['a cent below the part', { chargebacks: 5, disputed: 14_999, sold: 1_000_000 }, 'NEAR'],
    ['one below the number', { chargebacks: 4, disputed: 900_000, sold: 1_000_000 }, 'NEAR'],
    ['far below the number', { chargebacks: 3, disputed: 900_000, sold: 1_000_000 }, 'OK'],
    ['at seven tenths of the part', { chargebacks: 9, disputed: 10_500, sold: 1_000_000 }, 'NEAR'],
    ['below seven tenths of the part', { chargebacks: 9, disputed: 10_499, sold: 1_000_000 }, 'OK'],
    ['with chargebacks of earlier sales only', { chargebacks: 5, disputed: 1, sold: 0 }, 'OVER'],
    ['without chargebacks', { chargebacks: 0, disputed: 0, sold: 0 }, 'OK'],
  ] as const)('%s is %s', (_, month, standing) => {
    expect(chargebackStanding(month, LIMITS)).toBe(standing);
  });

  it('is not watched where the number is 0', () => {
    const month = { chargebacks: 90, disputed: 1_000_000, sold: 1_000_000 };
    expect(chargebackStanding(month, { ...LIMITS, chargebackLimitCount: 0 })).toBe('OK');
  });
});
