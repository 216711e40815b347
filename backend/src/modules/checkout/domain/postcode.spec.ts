import { describe, expect, it } from '@jest/globals';
import { readPostcode } from './postcode.js';

const PAULISTA = { uf: 'SP', logradouro: 'Avenida Paulista', bairro: 'Bela Vista', localidade: 'São Paulo' };

describe('the answer of the postcode service', () => {
  it('gives uf, logradouro, bairro and localidade, and nothing else of the answer (C7.65, C7.66, C7.67, C7.68)', () => {
    expect(readPostcode({ ...PAULISTA, cep: '01310-100', ibge: '3550308', gia: '1004' })).toEqual(PAULISTA);
  });

  it('a town with one postcode has no street: the buyer types it', () => {
    expect(readPostcode({ uf: 'BA', localidade: 'Mucugê', logradouro: '', bairro: null })).toEqual({
      uf: 'BA',
      localidade: 'Mucugê',
      logradouro: '',
      bairro: '',
    });
  });

  it.each([
    ['erro', { erro: true }],
    ['an empty uf', { ...PAULISTA, uf: '' }],
    ['a uf that is none', { ...PAULISTA, uf: '<b>' }],
    ['a list', []],
    ['nothing', null],
    ['a text', 'SP'],
  ])('%s is not found (C7.69, C8.12)', (_, result) => {
    expect(readPostcode(result)).toBeUndefined();
  });
});
