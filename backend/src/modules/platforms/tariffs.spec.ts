import { describe, expect, it } from '@jest/globals';
import { tariffProblems } from './tariffs.js';

const PERCENT = { bps: 399, fixed: 0 };
const TARIFFS = { PIX: PERCENT, CREDIT_CARD: PERCENT, BILLET: PERCENT };
const card = (more: object): object => ({ ...TARIFFS, CREDIT_CARD: { ...PERCENT, ...more } });

describe('manually entered tariffs', () => {
  it.each<[string, object]>([
    ['a percentage and a fixed amount of each method', TARIFFS],
    ['others for cards in parts', card({ byInstallments: { '2': { bps: 499, fixed: 50 }, '12': PERCENT } })],
    [
      'others in another currency, in parts too',
      card({
        currencies: { MXN: { bps: 450, fixed: 300, byInstallments: { '6': { bps: 550, fixed: 300 } } } },
      }),
    ],
  ])('manually entered tariffs are accepted: %s', (_, written) => {
    expect(tariffProblems(written)).toEqual([]);
  });

  it.each<[string, object, string[]]>([
    [
      'a method left out',
      { PIX: PERCENT, CREDIT_CARD: PERCENT },
      ['BILLET: BILLET should not be null or undefined'],
    ],
    ['a method that is none', { ...TARIFFS, CASH: PERCENT }, ['CASH: property CASH should not exist']],
    [
      'a share above the whole',
      card({ bps: 10_001 }),
      ['CREDIT_CARD.bps: bps must not be greater than 10000'],
    ],
    ['half a cent', card({ fixed: 0.5 }), ['CREDIT_CARD.fixed: fixed must be an integer number']],
    [
      'more than any sale',
      card({ fixed: 1e300 }),
      ['CREDIT_CARD.fixed: fixed must not be greater than 100000000'],
    ],
    ['money given away', card({ fixed: -1 }), ['CREDIT_CARD.fixed: fixed must not be less than 0']],
    [
      'thirteen parts',
      card({ byInstallments: { '13': PERCENT } }),
      ['CREDIT_CARD.byInstallments: the names in byInstallments are 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12'],
    ],
    [
      'a currency that nobody sells in',
      card({ currencies: { GBP: PERCENT } }),
      ['CREDIT_CARD.currencies: the names in currencies are USD, EUR, MXN'],
    ],
    [
      'reais a second time',
      card({ currencies: { BRL: PERCENT } }),
      ['CREDIT_CARD.currencies: the names in currencies are USD, EUR, MXN'],
    ],
    [
      'a currency without a fixed amount',
      card({ currencies: { USD: { bps: 290 } } }),
      [
        'CREDIT_CARD.currencies.USD.fixed: fixed must not be greater than 100000000',
        'CREDIT_CARD.currencies.USD.fixed: fixed must not be less than 0',
        'CREDIT_CARD.currencies.USD.fixed: fixed must be an integer number',
      ],
    ],
    [
      'nothing where a tariff may be left out',
      card({ byInstallments: null }),
      [
        'CREDIT_CARD.byInstallments: the names in byInstallments are 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12',
        'CREDIT_CARD.byInstallments: nested property byInstallments must be either object or array',
      ],
    ],
  ])('manually entered tariffs are refused: %s', (_, written, problems) => {
    expect(tariffProblems(written)).toEqual(problems);
  });

  it.each([
    ...[0, false, '', null, [TARIFFS], { ...TARIFFS, PIX: [PERCENT] }],
    ...[card({ byInstallments: { '2': [PERCENT] } }), card({ currencies: { MXN: [PERCENT] } })],
  ])(
    'tariffs as somebody wrote them down may not be kept where it is no object, or holds a list: %j',
    (written) => {
      expect(tariffProblems(written)).toEqual([
        'they are one object, with an object for each method, and no lists',
      ]);
    },
  );
});
