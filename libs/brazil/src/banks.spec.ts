import { describe, expect, it } from '@jest/globals';
import { BANKS, bankByCode } from './banks.js';

describe('banks', () => {
  it('banks are about 75, each with a name and a code of three digits, in order (P1.21, P3.148, P3.149, P3.150, C9.61)', () => {
    const codes = BANKS.map(({ code }) => code);
    expect(codes.every((code) => /^\d{3}$/.test(code))).toBe(true);
    expect(codes).toEqual([...new Set(codes)].sort());
    expect(new Set(BANKS.map(({ name }) => name)).size).toBe(BANKS.length);
    expect(BANKS).toHaveLength(75);
  });

  it('say no ISPB twice, and eight digits where they say one', () => {
    const numbers = BANKS.flatMap(({ ispb }) => ispb ?? []);
    expect(new Set(numbers).size).toBe(numbers.length);
    for (const ispb of numbers) expect(ispb).toMatch(/^\d{8}$/);
  });

  it.each([
    ['001', 'Banco do Brasil', 'P9.92'],
    ['033', 'Santander', 'P9.93'],
    ['077', 'Banco Inter', 'P9.94'],
    ['104', 'Caixa Econômica Federal', 'P9.95'],
    ['237', 'Bradesco', 'P9.96'],
    ['260', 'Nubank', 'P9.97'],
    ['341', 'Itaú', 'P9.98'],
    ['756', 'Sicoob', 'P9.99'],
  ])('%s is %s (%s)', (code, name) => {
    expect(bankByCode(code)?.name).toBe(name);
  });

  it.each([
    ['001', 'Banco do Brasil'],
    ['036', 'Bradesco BBI'],
    ['204', 'Bradesco Cartões'],
    ['237', 'Bradesco'],
    ['246', 'ABC Brasil'],
  ])('banks have %s, which a rule of receivers names: %s (P5.7, P5.16)', (code, name) => {
    expect(bankByCode(code)?.name).toBe(name);
  });

  it('banks do not know other codes, nor codes in another spelling', () => {
    expect(bankByCode('999')).toBeUndefined();
    expect(bankByCode('1')).toBeUndefined();
    expect(bankByCode('')).toBeUndefined();
  });
});
