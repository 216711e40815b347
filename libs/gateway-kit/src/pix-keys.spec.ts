import { describe, expect, it } from '@jest/globals';
import { formatPixKey, type PixKeyFormat } from './pix-keys.js';

const RANDOM = '123e4567-e12b-12d1-a456-426655440000';

describe('a PIX key on the wire', () => {
  it.each([
    ['(11) 94321-4321', 'phoneDigits', '11943214321', 'P5.44'],
    ['+55 11 94321-4321', 'phoneDigits', '11943214321', 'P5.44'],
    ['11943214321', 'phonePlus55', '+5511943214321', 'P5.45, P5.46'],
    ['+5511943214321', 'phonePlus55', '+5511943214321', 'P5.46'],
    ['(11) 94321-4321', 'phonePlus55IfMissing', '+5511943214321', 'P5.47, P5.48'],
    ['5511943214321', 'phonePlus55IfMissing', '+5511943214321', 'P5.48'],
    // Area code 55.
    ['55999991234', 'phonePlus55IfMissing', '+5555999991234', 'P5.48'],
    ['+55 (11) 94321-4321', 'digits', '5511943214321', 'P5.49'],
    ['11943214321', 'punctuated', '(11) 94321-4321', 'P5.55'],
    ['1132144321', 'punctuated', '(11) 3214-4321', 'P5.55'],
  ] as const)('spells the phone %s (%s) as %s (%s)', (key, spelling, expected, _rule) => {
    expect(formatPixKey(key, 'PHONE', spelling)).toBe(expected);
  });

  it.each<PixKeyFormat>(['phoneDigits', 'phonePlus55', 'phonePlus55IfMissing', 'digits', 'punctuated'])(
    'leaves e-mail and random keys as they are (%s) (P5.50, P5.51)',
    (spelling) => {
      expect(formatPixKey('Ana+1@x.example', 'EMAIL', spelling)).toBe('Ana+1@x.example');
      expect(formatPixKey(RANDOM, 'RANDOM', spelling)).toBe(RANDOM);
    },
  );

  it('spells documents bare, or with their punctuation where that is wanted (P5.49, P5.55)', () => {
    expect(formatPixKey('529.982.247-25', 'CPF', 'digits')).toBe('52998224725');
    expect(formatPixKey('529.982.247-25', 'CPF', 'phonePlus55')).toBe('52998224725');
    expect(formatPixKey('52998224725', 'CPF', 'punctuated')).toBe('529.982.247-25');
    expect(formatPixKey('11222333000181', 'CNPJ', 'punctuated')).toBe('11.222.333/0001-81');
  });

  it.each([
    ['5299822472', 'CPF', 'P5.52', 'CPF inválido, deve conter 11 dígitos.'],
    ['1122233300018', 'CNPJ', 'P5.53', 'CNPJ inválido, deve conter 14 dígitos.'],
    ['943214321', 'PHONE', 'P5.54', 'Telefone inválido, número de dígitos incorreto.'],
  ] as const)('refuses %s as a %s (%s)', (key, type, _, text) => {
    expect(() => formatPixKey(key, type, 'punctuated')).toThrow(text);
  });
});
