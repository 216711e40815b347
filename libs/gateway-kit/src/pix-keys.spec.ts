import { describe, expect, it } from '@jest/globals';
import { formatPixKey, type PixKeyFormat } from './pix-keys.js';

const RANDOM = '123e4567-e12b-12d1-a456-426655440000';

describe('a PIX key on the wire', () => {
  it.each([
    ['P5.44', '(11) 94321-4321', 'phoneDigits', '11943214321'],
    ['P5.44', '+55 11 94321-4321', 'phoneDigits', '11943214321'],
    ['P5.45 P5.46', '11943214321', 'phonePlus55', '+5511943214321'],
    ['P5.46', '+5511943214321', 'phonePlus55', '+5511943214321'],
    ['P5.47 P5.48', '(11) 94321-4321', 'phonePlus55IfMissing', '+5511943214321'],
    ['P5.48', '5511943214321', 'phonePlus55IfMissing', '+5511943214321'],
    ['P5.48 area code 55', '55999991234', 'phonePlus55IfMissing', '+5555999991234'],
    ['P5.49', '+55 (11) 94321-4321', 'digits', '5511943214321'],
    ['P5.55', '11943214321', 'punctuated', '(11) 94321-4321'],
    ['P5.55', '1132144321', 'punctuated', '(11) 3214-4321'],
  ] as const)('%s a phone %s as %s', (_, key, spelling, expected) => {
    expect(formatPixKey(key, 'PHONE', spelling)).toBe(expected);
  });

  it.each<PixKeyFormat>(['phoneDigits', 'phonePlus55', 'phonePlus55IfMissing', 'digits', 'punctuated'])(
    'P5.50 P5.51 leaves e-mail and random keys as they are (%s)',
    (spelling) => {
      expect(formatPixKey('Ana+1@x.example', 'EMAIL', spelling)).toBe('Ana+1@x.example');
      expect(formatPixKey(RANDOM, 'RANDOM', spelling)).toBe(RANDOM);
    },
  );

  it('P5.49 P5.55 spells documents bare, or with their punctuation where that is wanted', () => {
    expect(formatPixKey('529.982.247-25', 'CPF', 'digits')).toBe('52998224725');
    expect(formatPixKey('529.982.247-25', 'CPF', 'phonePlus55')).toBe('52998224725');
    expect(formatPixKey('52998224725', 'CPF', 'punctuated')).toBe('529.982.247-25');
    expect(formatPixKey('11222333000181', 'CNPJ', 'punctuated')).toBe('11.222.333/0001-81');
  });

  it.each([
    ['P5.52', '5299822472', 'CPF', 'CPF inválido, deve conter 11 dígitos.'],
    ['P5.53', '1122233300018', 'CNPJ', 'CNPJ inválido, deve conter 14 dígitos.'],
    ['P5.54', '943214321', 'PHONE', 'Telefone inválido, número de dígitos incorreto.'],
  ] as const)('%s refuses %s as a %s', (_, key, type, text) => {
    expect(() => formatPixKey(key, type, 'punctuated')).toThrow(text);
  });
});
