import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { cents } from './cents.js';
import { installments, type InstallmentTerms } from './installments.js';

const PRICE = cents(24400);

function terms(overrides: Partial<InstallmentTerms> = {}): InstallmentTerms {
  return {
    numberOfInstallments: 12,
    maxInstallmentsWithoutInterest: 3,
    feeBasisPoints: [0, 0, 0, 600, 900, 1200, 1400, 1600, 1800, 2000, 2200, 2400],
    minInstallmentValue: cents(500),
    ...overrides,
  };
}

describe('installments', () => {
  it('offers 1x up to numberOfInstallments (P1.18, P3.144, P9.42, P9.44, C9.33)', () => {
    expect(installments(PRICE, terms()).map((o) => o.installmentNumber)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12,
    ]);
    expect(installments(PRICE, terms({ numberOfInstallments: 1 }))).toEqual([
      { installmentNumber: 1, installmentValue: 24400, finalValue: 24400 },
    ]);
  });

  it('charges no interest up to maxInstallmentsWithoutInterest, and leaves the missing cent missing (P9.45)', () => {
    expect(installments(PRICE, terms())[2]).toEqual({
      installmentNumber: 3,
      installmentValue: 8133,
      finalValue: 24399,
    });
    const free = installments(PRICE, terms({ maxInstallmentsWithoutInterest: 6 }))[5];
    expect(free).toEqual({ installmentNumber: 6, installmentValue: 4067, finalValue: 24402 });
  });

  it('later ones carry the fee of their own count, rounded to cents (P3.145, P3.146, P9.46, P9.47)', () => {
    const offered = installments(PRICE, terms());
    expect(offered[5]).toEqual({ installmentNumber: 6, installmentValue: 4555, finalValue: 27330 });
    expect(offered[11]).toEqual({ installmentNumber: 12, installmentValue: 2521, finalValue: 30252 });
  });

  it('rounds half up once, on the exact fraction (P9.47)', () => {
    const [, second] = installments(cents(1005), terms({ numberOfInstallments: 2 }));
    expect(second?.installmentValue).toBe(503);
    // 3333 x 1.0289 / 2 = 1714.66
    const fees = terms({
      maxInstallmentsWithoutInterest: 1,
      feeBasisPoints: [0, 289],
      numberOfInstallments: 2,
    });
    expect(installments(cents(3333), fees)[1]?.installmentValue).toBe(1715);
  });

  it('leaves out amounts below the minimum, and keeps an equal one (P9.48)', () => {
    const free = { maxInstallmentsWithoutInterest: 12, minInstallmentValue: cents(500) };
    expect(installments(cents(1500), terms(free)).map((o) => o.installmentNumber)).toEqual([1, 2, 3]);
    expect(installments(cents(1499), terms(free)).map((o) => o.installmentNumber)).toEqual([1, 2, 3]);
    expect(installments(cents(1498), terms(free)).map((o) => o.installmentNumber)).toEqual([1, 2]);
    expect(installments(cents(499), terms(free))).toEqual([]);
  });

  it.each([
    ['no count', { numberOfInstallments: 0 }],
    ['13 counts', { numberOfInstallments: 13 }],
    ['a fraction of a count', { numberOfInstallments: 1.5 }],
    ['an interest-bearing count without a fee', { feeBasisPoints: [0, 0, 0] }],
    ['a negative fee', { feeBasisPoints: new Array<number>(12).fill(-1) }],
  ])('refuses terms with %s', (_name, overrides) => {
    expect(() => installments(PRICE, terms(overrides))).toThrow(RangeError);
  });

  it('refuses a negative price', () => {
    expect(() => installments(cents(-1), terms())).toThrow(RangeError);
  });

  it('the final value is the sum of the installments and within half a cent each of the exact price', () => {
    fc.assert(
      fc.property(
        fc.nat(1e12),
        fc.array(fc.nat(10_000), { minLength: 12, maxLength: 12 }),
        (price, feeBasisPoints) => {
          const options = installments(
            cents(price),
            terms({ feeBasisPoints, maxInstallmentsWithoutInterest: 1, minInstallmentValue: cents(0) }),
          );
          expect(options).toHaveLength(12);
          for (const { installmentNumber: n, installmentValue, finalValue } of options) {
            expect(finalValue).toBe(installmentValue * n);
            const fee = n === 1 ? 0 : (feeBasisPoints[n - 1] ?? 0);
            const off = BigInt(finalValue) * 10_000n - BigInt(price) * BigInt(10_000 + fee);
            expect(2n * (off < 0n ? -off : off) <= BigInt(n) * 10_000n).toBe(true);
          }
        },
      ),
    );
  });
});
