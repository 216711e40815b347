import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { formatCpf, generateCpf, isCpf } from './cpf.js';

const VALID = ['52998224725', '00000000191', '11144477735'];
const fraction = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

describe('CPF', () => {
  it.each(VALID)('accepts %s, bare and with its punctuation', (cpf) => {
    expect(isCpf(cpf)).toBe(true);
    expect(isCpf(formatCpf(cpf))).toBe(true);
  });

  it('refuses any other digit in the place of any digit', () => {
    for (const cpf of VALID) {
      for (let at = 0; at < 11; at++) {
        for (let digit = 0; digit < 10; digit++) {
          const changed = `${cpf.slice(0, at)}${digit}${cpf.slice(at + 1)}`;
          expect([changed, isCpf(changed)]).toEqual([changed, changed === cpf]);
        }
      }
    }
  });

  it.each([
    '',
    '5299822472',
    '529982247255',
    '00000000000',
    '11111111111',
    '99999999999',
    'abc',
    '５２９９８２２４７２５',
  ])('refuses %j', (text) => {
    expect(isCpf(text)).toBe(false);
  });

  it('shows 999.999.999-99, also while it is typed (C5.30)', () => {
    expect(
      ['', '5', '529', '5299', '5299822', '5299822472', '52998224725', '529982247259'].map(formatCpf),
    ).toEqual(['', '5', '529', '529.9', '529.982.2', '529.982.247-2', '529.982.247-25', '529.982.247-25']);
    expect(formatCpf('529.982.247-')).toBe('529.982.247');
  });

  it('generates only valid ones, for any random source', () => {
    fc.assert(
      fc.property(fraction, (chance) => {
        const cpf = generateCpf(() => chance);
        expect(cpf).toMatch(/^\d{11}$/);
        expect(isCpf(cpf)).toBe(true);
      }),
    );
    expect(generateCpf(() => 529_982_247.5 / 1e9)).toBe('52998224725');
  });

  it('generates none of equal digits, where the chance falls on them', () => {
    for (let digit = 0; digit < 10; digit++) {
      const chance = (Number(String(digit).repeat(9)) + 0.5) / 1e9;
      expect(isCpf(generateCpf(() => chance))).toBe(true);
    }
  });
});
