import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { cnpjCharacters, formatCnpj, isCnpj } from './cnpj.js';

// The numeric ones are public companies' (Banco do Brasil, Petrobras) and a usual example; the alphanumeric one is
// the tax authority's own example.
const VALID = ['00000000000191', '33000167000101', '11222333000181', '12ABC34501DE35'];

describe('CNPJ', () => {
  it.each(VALID)('accepts %s, bare, with its punctuation and in lower case', (cnpj) => {
    expect(isCnpj(cnpj)).toBe(true);
    expect(isCnpj(formatCnpj(cnpj))).toBe(true);
    expect(isCnpj(cnpj.toLowerCase())).toBe(true);
  });

  it('refuses wrong check digits, letters in their place, equal characters and other lengths', () => {
    for (const wrong of [
      '11222333000180',
      '11222333000191',
      '12ABC34501DE34',
      '12ABC34501DE53',
      '12ABC34501DEA5',
      '12ABC34502DE35',
      '00000000000000',
      '1122233300018',
      '112223330001811',
      '',
      '12ABC34501D_35',
      '12ÀBC34501DE35',
    ]) {
      expect([wrong, isCnpj(wrong)]).toEqual([wrong, false]);
    }
  });

  it('accepts exactly one pair of check digits for any twelve characters', () => {
    const base = fc.string({
      unit: fc.constantFrom(...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'),
      minLength: 12,
      maxLength: 12,
    });
    fc.assert(
      fc.property(
        base.filter((text) => !/^(.)\1*$/.test(text)),
        (text) => {
          const pairs = Array.from({ length: 100 }, (_, n) => text + String(n).padStart(2, '0'));
          expect(pairs.filter(isCnpj)).toHaveLength(1);
        },
      ),
      { numRuns: 30 },
    );
  });

  it('shows 99.999.999/9999-99, also while it is typed', () => {
    expect(formatCnpj('12abc34501de35')).toBe('12.ABC.345/01DE-35');
    expect(formatCnpj('112223330')).toBe('11.222.333/0');
    expect(cnpjCharacters('12.abc.345/01de-35')).toBe('12ABC34501DE35');
  });
});
