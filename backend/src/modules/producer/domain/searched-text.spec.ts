import { expect, it } from '@jest/globals';
import { searchedText } from './searched-text.js';

it('the form of a text tells what it is: an address, a document or phone, or a name or code', () => {
  expect(searchedText(' Ana@Conecta ')).toEqual({
    kind: 'email',
    prefix: 'ana@conecta%',
    code: 'ana@conecta',
  });
  const number = (document: string | null, phone: string | null = null) => ({
    kind: 'number',
    document,
    phone,
  });
  expect(searchedText('390.533.447-05')).toEqual(number('39053344705'));
  expect(searchedText('11.222.333/0001-81')).toEqual(number('11222333000181'));
  expect(searchedText('12.abc.345/01de-35')).toEqual(number('12ABC34501DE35'));
  expect(searchedText('(11) 98765-4321')).toEqual(number(null, '11987654321'));
  expect(searchedText('11987654321')).toEqual(number('11987654321', '11987654321'));
  expect(searchedText('+55 11 3333-4444')).toEqual(number(null, '1133334444'));
  // A name with as many characters as a CNPJ, whose check digits are not right.
  expect(searchedText('vendedoras no 22')).toMatchObject({ kind: 'name', prefix: 'vendedoras no 22%' });
  expect(searchedText('#A1B2C3D4')).toEqual({ kind: 'name', prefix: '#a1b2c3d4%', code: 'a1b2c3d4' });
});

it('signs of a pattern are letters, and two letters search nothing', () => {
  expect(searchedText('100%_\\')).toMatchObject({ prefix: String.raw`100\%\_\\%` });
  expect(searchedText(' an ')).toBeUndefined();
});
