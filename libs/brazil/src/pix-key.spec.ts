import { describe, expect, it } from '@jest/globals';
import { pixKeyType } from './pix-key.js';

describe('the kind of a PIX key', () => {
  it.each([
    ['a valid CPF (P5.38, C5.40)', '52998224725', 'CPF'],
    ['a CPF with punctuation (P5.37, P5.38, C5.39, C5.40)', '529.982.247-25', 'CPF'],
    ['a mobile number that is a valid CPF too (P5.38)', '11943214107', 'CPF'],
    ['an e-mail address whose digits are a valid CPF (P5.38)', 'ana52998224725@example.com', 'CPF'],
    ['a valid CNPJ (P5.39, C5.41)', '11222333000181', 'CNPJ'],
    ['a CNPJ with punctuation (P5.37, P5.39, C5.39, C5.41)', '11.222.333/0001-81', 'CNPJ'],
    ['an alphanumeric CNPJ (P5.39)', '12.ABC.345/01DE-35', 'CNPJ'],
    ['an e-mail address (P5.40, C5.42)', 'ana.souza@loja.example.com', 'EMAIL'],
    ['a random key (P5.41, C5.43)', '123e4567-e12b-12d1-a456-426655440000', 'RANDOM'],
    ['a random key in upper case (P5.41)', '7D9F0335-8DCC-4054-9BF9-0DBD61D36906', 'RANDOM'],
    ['a phone with its country code (P5.42, C5.44)', '+5511943214321', 'PHONE'],
    ['a phone of eleven digits that is no CPF (P5.42)', '11943214321', 'PHONE'],
    ['a phone with hyphens (P5.42)', '+55-11-94321-4321', 'PHONE'],
    ['nine digits (P5.42)', '943214321', 'PHONE'],
    ['fifteen digits (P5.42)', '943214321943214', 'PHONE'],
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
  ])('none for %j (P5.43, C5.45)', (key) => {
    expect(pixKeyType(key)).toBeUndefined();
  });
});
