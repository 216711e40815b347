import { expect, it } from '@jest/globals';
import { isReadableAccent } from './accent.js';
import { changedSettings, isOfBrand } from './brand-changes.js';

it('a change of the look holds what differs, and nothing that is equal', () => {
  const present = {
    name: 'A',
    logoUrl: null,
    signInGreetings: { 'pt-BR': 'Oi' },
    hiddenPages: [],
    version: 3,
  };
  expect(changedSettings(present, { name: 'A', logoUrl: null, hiddenPages: [] })).toEqual({});
  expect(
    changedSettings(present, {
      name: 'B',
      logoUrl: null,
      signInGreetings: { 'pt-BR': 'Olá' },
      hiddenPages: ['x'],
    }),
  ).toEqual({ name: 'B', signInGreetings: { 'pt-BR': 'Olá' }, hiddenPages: ['x'] });
});

it('a change with any other setting is not one of the look', () => {
  expect(isOfBrand({ name: 'B', accentColor: '#0b5cad' })).toBe(true);
  expect(isOfBrand({ name: 'B', pixEnabled: false })).toBe(false);
});

it.each([
  ['#0b5cad', true],
  // 4.54 to 1 and 4.48 to 1.
  ['#767676', true],
  ['#777777', false],
  ['#ffd400', false],
  ['red', false],
])('white text on the accent %s is readable: %s', (color, isReadable) => {
  expect(isReadableAccent(color)).toBe(isReadable);
});
