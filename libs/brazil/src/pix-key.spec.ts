import { describe, expect, it } from '@jest/globals';
import { pixKeyType } from './pix-key.js';

describe('the kind of a PIX key', () => {
  it.each([
    ['P5.38 C5.40 a valid CPF', '52998224725', 'CPF'],
    ['P5.37 P5.38 C5.39 C5.40 a CPF with punctuation', '529.982.247-25', 'CPF'],
    ['P5.38 a mobile number that is a valid CPF too', '11943214107', 'CPF'],
    ['P5.38 an e-mail address whose digits are a valid CPF', 'ana52998224725@example.com', 'CPF'],
    ['P5.39 C5.41 a valid CNPJ', '11222333000181', 'CNPJ'],
    ['P5.37 P5.39 C5.39 C5.41 a CNPJ with punctuation', '11.222.333/0001-81', 'CNPJ'],
    ['P5.39 an alphanumeric CNPJ', '12.ABC.345/01DE-35', 'CNPJ'],
    ['P5.40 C5.42 an e-mail address', 'ana.souza@loja.example.com', 'EMAIL'],
    ['P5.41 C5.43 a random key', '123e4567-e12b-12d1-a456-426655440000', 'RANDOM'],
    ['P5.41 a random key in upper case', '7D9F0335-8DCC-4054-9BF9-0DBD61D36906', 'RANDOM'],
    ['P5.42 C5.44 a phone with its country code', '+5511943214321', 'PHONE'],
    ['P5.42 a phone of eleven digits that is no CPF', '11943214321', 'PHONE'],
    ['P5.42 a phone with hyphens', '+55-11-94321-4321', 'PHONE'],
    ['P5.42 nine digits', '943214321', 'PHONE'],
    ['P5.42 fifteen digits', '943214321943214', 'PHONE'],
  ])('%s', (_name, key, type) => {
    expect(pixKeyType(key)).toBe(type);
  });

  it.each([
    '',
    '94321432',
    '9432143219432144',
    '(11) 94321-4321',
    'ana@',
    '@example.com',
    'ana@example',
    'a b@example.com',
    '123e4567-e12b-12d1-a456-42665544000',
    '52998224726a',
    '+-+-+-+-+',
  ])('P5.43 C5.45 none for %j', (key) => {
    expect(pixKeyType(key)).toBeUndefined();
  });
});
