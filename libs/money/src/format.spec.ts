import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { cents } from './cents.js';
import { CURRENCIES } from './currency.js';
import { CURRENCY_PREFIXES, formatMoney } from './format.js';

const brl = (amount: number) => formatMoney(cents(amount), 'BRL', 'pt-BR');

describe('formatMoney', () => {
  it('offers four currencies with their prefixes (P9.7, P9.8, P9.9, P9.10, C9.34, C9.35, C9.36, C9.37)', () => {
    expect(CURRENCIES.map((currency) => [currency, CURRENCY_PREFIXES[currency]])).toEqual([
      ['BRL', 'R$'],
      ['USD', '$'],
      ['EUR', '€'],
      ['MXN', 'MX$'],
    ]);
  });

  it.each([
    [0, 'R$\u00a00,00'],
    [5, 'R$\u00a00,05'],
    [9700, 'R$\u00a097,00'],
    [99999, 'R$\u00a0999,99'],
    [123456, 'R$\u00a01.234,56'],
    [123456789012, 'R$\u00a01.234.567.890,12'],
    [-123456, '-R$\u00a01.234,56'],
  ])('divides %d cents by 100 and writes them the Brazilian way (C9.1, C9.2)', (amount, text) => {
    expect(brl(amount)).toBe(text);
  });

  it('puts the same prefix before the amount in every language', () => {
    expect(formatMoney(cents(123456), 'USD', 'en-US')).toBe('$1,234.56');
    expect(formatMoney(cents(123456), 'MXN', 'en-US')).toBe('MX$1,234.56');
    expect(formatMoney(cents(123456), 'EUR', 'es-ES')).toBe('€\u00a01.234,56');
    expect(formatMoney(cents(123456), 'MXN', 'es-ES')).toBe('MX$\u00a01.234,56');
  });

  it('agrees with the full ICU data of pt-BR', () => {
    const icu = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });
    fc.assert(
      fc.property(
        fc.integer({ min: -1e13, max: 1e13 }).filter((amount) => amount !== 0),
        (amount) => {
          expect(brl(amount)).toBe(icu.format(amount / 100));
        },
      ),
    );
  });
});
