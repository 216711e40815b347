import { describe, expect, it } from '@jest/globals';
import { tariffOf, type MethodTariff } from './tariff.js';

const CARD: MethodTariff = { bps: 990, fixed: 100, byInstallments: { '6': { bps: 1290, fixed: 150 } } };

it('a fee holds for every count of installments but those that have their own', () => {
  expect([1, 5, 6, 7].map((count) => tariffOf(CARD, count, 'BRL'))).toEqual([
    { bps: 990, fixed: 100 },
    { bps: 990, fixed: 100 },
    { bps: 1290, fixed: 150 },
    { bps: 990, fixed: 100 },
  ]);
  expect(tariffOf({ bps: 0, fixed: 249 }, 6, 'BRL')).toEqual({ bps: 0, fixed: 249 });
  expect(() => tariffOf({ bps: 0, fixed: 2.5 }, 1, 'BRL')).toThrow(RangeError);
});

it('a card of a brand with a row of its own costs that, in any number of installments, and in reais only', () => {
  const amex = { bps: 499, fixed: 39, byInstallments: { '6': { bps: 599, fixed: 39 } } };
  const branded: MethodTariff = { ...CARD, brands: { amex } };
  expect([1, 6].map((count) => tariffOf(branded, count, 'BRL', 'amex'))).toEqual([
    { bps: 499, fixed: 39 },
    { bps: 599, fixed: 39 },
  ]);
  expect(tariffOf(branded, 6, 'BRL', 'visa')).toEqual({ bps: 1290, fixed: 150 });
  expect(tariffOf(branded, 6, 'BRL')).toEqual({ bps: 1290, fixed: 150 });
  const abroad: MethodTariff = { ...branded, currencies: { USD: { bps: 450, fixed: 30 } } };
  expect(tariffOf(abroad, 1, 'USD', 'amex')).toEqual({ bps: 450, fixed: 30 });
});

describe('a fee in another currency', () => {
  const pesos = { bps: 1090, fixed: 500, byInstallments: { '6': { bps: 1390, fixed: 600 } } };
  const abroad: MethodTariff = { ...CARD, currencies: { MXN: pesos } };

  it('a fee in another currency is the one configured for it, with its own numbers of installments', () => {
    expect([1, 6].map((count) => tariffOf(abroad, count, 'MXN'))).toEqual([
      { bps: 1090, fixed: 500 },
      { bps: 1390, fixed: 600 },
    ]);
    expect(tariffOf(abroad, 6, 'BRL')).toEqual({ bps: 1290, fixed: 150 });
  });

  it('a fee in another currency is unknown where it contains a fixed amount in reais, and none is configured', () => {
    expect([1, 6].map((count) => tariffOf(abroad, count, 'USD'))).toEqual([undefined, undefined]);
    const inPartsOnly = { bps: 990, fixed: 0, byInstallments: { '6': { bps: 1290, fixed: 150 } } };
    expect([1, 6].map((count) => tariffOf(inPartsOnly, count, 'USD'))).toEqual([undefined, undefined]);
  });

  it('a fee in another currency is the same percentage where it holds nothing else', () => {
    expect(tariffOf({ bps: 399, fixed: 0 }, 1, 'USD')).toEqual({ bps: 399, fixed: 0 });
    const byCount = { bps: 399, fixed: 0, byInstallments: { '6': { bps: 499, fixed: 0 } } };
    expect(tariffOf(byCount, 6, 'EUR')).toEqual({ bps: 499, fixed: 0 });
  });
});
