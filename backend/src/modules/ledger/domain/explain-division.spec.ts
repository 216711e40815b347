import { describe, expect, it } from '@jest/globals';
import { cents } from '@guiche/money';
import fc from 'fast-check';
import { anySale } from '../../../../test/support/ledger/any-sale.js';
import {
  AFFILIATE,
  CARD_SALE,
  CO_PRODUCER,
  MANAGER,
  PRODUCER,
} from '../../../../test/support/ledger/sales.js';
import { divideSale } from './division.js';
import { explainDivision } from './explain-division.js';
import type { MoneyReader } from './explained-money.js';

const NAMES: Readonly<Record<string, string>> = {
  [PRODUCER]: 'Pedro',
  [AFFILIATE]: 'Ana',
  [CO_PRODUCER]: 'Caio',
  [MANAGER]: 'Gil',
};
const reader = (sellerId: string | null): MoneyReader => ({ sellerId, nameOf: (id) => NAMES[id] ?? '–' });
const told = (sellerId: string | null, locale: 'pt-BR' | 'en-US' | 'es-ES' = 'pt-BR') =>
  explainDivision(divideSale(CARD_SALE), reader(sellerId)).map(({ amount, text }) => [
    amount,
    text[locale].replaceAll('\u00a0', ' '),
  ]);

describe('the worked example of domain.md §4', () => {
  it('is explained to staff to the cent, in the order of the division', () => {
    expect(told(null)).toEqual([
      [24400, 'Preço da venda: R$ 197,00 + R$ 47,00 = R$ 244,00.'],
      [2516, 'Tarifa da plataforma: 9,9 % de R$ 244,00 + R$ 1,00 = R$ 25,16.'],
      [21884, 'Líquido: R$ 244,00 − R$ 25,16 = R$ 218,84.'],
      [8754, 'Ana, afiliado: R$ 70,60 (40 % de R$ 176,49) + R$ 16,94 (40 % de R$ 42,35) = R$ 87,54.'],
      [1751, 'Ana: 20 % de R$ 87,54 = R$ 17,51 ficam em garantia.'],
      [3939, 'Caio, coprodutor: R$ 31,77 (30 % de R$ 105,89) + R$ 7,62 (30 % de R$ 25,41) = R$ 39,39.'],
      [788, 'Caio: 20 % de R$ 39,39 = R$ 7,88 ficam em garantia.'],
      [9191, 'Pedro, produtor, fica com o resto: R$ 218,84 − R$ 87,54 − R$ 39,39 = R$ 91,91.'],
      [1838, 'Pedro: 20 % de R$ 91,91 = R$ 18,38 ficam em garantia.'],
      [1013, 'Custo do provedor, pago pela plataforma: 3,99 % de R$ 244,00 + R$ 0,39 = R$ 10,13.'],
      [150, 'Gil, gerente: 10 % da tarifa menos o custo, R$ 15,03 = R$ 1,50.'],
      [1353, 'Plataforma: R$ 25,16 − R$ 10,13 − R$ 1,50 = R$ 13,53.'],
    ]);
  });

  it('shows an affiliate the totals and the own share, and nobody else', () => {
    expect(told(AFFILIATE, 'en-US')).toEqual([
      [24400, 'Price of the sale: R$197.00 + R$47.00 = R$244.00.'],
      [2516, 'Platform fee: 9.9% of R$244.00 + R$1.00 = R$25.16.'],
      [21884, 'Net: R$244.00 − R$25.16 = R$218.84.'],
      [8754, 'Ana, affiliate: R$70.60 (40% of R$176.49) + R$16.94 (40% of R$42.35) = R$87.54.'],
      [1751, 'Ana: 20% of R$87.54 = R$17.51 is held in reserve.'],
    ]);
  });

  it('adds the interest of installments to the parts of the platform', () => {
    const terms = { ...CARD_SALE, installments: { charged: cents(27330), feeBps: 1200 } };
    const parts = explainDivision(divideSale(terms), reader(null)).filter(({ isPart }) => isPart);
    expect(parts.slice(-3).map(({ rule, amount }) => [rule, amount])).toEqual([
      ['INTEREST_COST', 116],
      ['INTEREST', 2812],
      ['ROUNDING', 2],
    ]);
    expect(parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(27330);
  });
});

it('the parts of any sale add up to what the buyer pays, and each share is told to its owner', () => {
  fc.assert(
    fc.property(anySale(), (terms) => {
      const division = divideSale(terms);
      const all = explainDivision(division, reader(null));
      const paid = division.gross + (division.financing?.interest ?? 0) + (division.financing?.rounding ?? 0);
      expect(all.filter(({ isPart }) => isPart).reduce((sum, { amount }) => sum + amount, 0)).toBe(paid);
      for (const { sellerId, amount } of division.shares.filter((share) => share.amount !== 0))
        expect(explainDivision(division, reader(sellerId)).map((one) => one.amount)).toContain(amount);
    }),
  );
});
