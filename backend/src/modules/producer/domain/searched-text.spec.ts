import { expect, it } from '@jest/globals';
import { searchedText } from './searched-text.js';

it('the form of a text tells what it is: an address, a document, or a name or code', () => {
  expect(searchedText(' Ana@Conecta ')).toEqual({
    kind: 'email',
    prefix: 'ana@conecta%',
    code: 'ana@conecta',
  });
  expect(searchedText('390.533.447-05')).toEqual({ kind: 'document', digits: '39053344705' });
  expect(searchedText('11.222.333/0001-81')).toEqual({ kind: 'document', digits: '11222333000181' });
  expect(searchedText('#A1B2C3D4')).toEqual({ kind: 'name', prefix: '#a1b2c3d4%', code: 'a1b2c3d4' });
});

it('signs of a pattern are letters, and two letters search nothing', () => {
  expect(searchedText('100%_\\')).toMatchObject({ prefix: String.raw`100\%\_\\%` });
  expect(searchedText(' an ')).toBeUndefined();
});
