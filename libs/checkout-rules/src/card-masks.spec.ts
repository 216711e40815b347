import { describe, expect, it } from '@jest/globals';
import { formatCardCvv, formatCardExpiration, formatCardNumber, readCardExpiration } from './card-masks.js';

describe('card masks', () => {
  it('groups 16 digits by four (C5.32)', () => {
    expect(
      ['', '4', '41111', '4111111111111111', '41111111111111112', '4111-1111'].map(formatCardNumber),
    ).toEqual(['', '4', '4111 1', '4111 1111 1111 1111', '4111 1111 1111 1111', '4111 1111']);
  });

  it('shows month and year (C5.33)', () => {
    expect(['1', '12', '123', '1230', '12301', '12/30'].map(formatCardExpiration)).toEqual([
      '1',
      '12',
      '12/3',
      '12/30',
      '12/30',
      '12/30',
    ]);
  });

  it.each([
    ['12/2029', '12/29'],
    ['122029', '12/29'],
    ['5/29', '05/29'],
    ['529', '05/29'],
    ['1/29', '01/29'],
    ['0529', '05/29'],
    ['5/2029', '05/29'],
    ['12 / 29', '12/29'],
    ['1029', '10/29'],
  ])('reads %p as %p, pasted or typed one character after another (C5.33)', (given, shown) => {
    expect(formatCardExpiration(given)).toBe(shown);
    expect([...given].reduce((typed, key) => formatCardExpiration(typed + key), '')).toBe(shown);
    const [month, year] = shown.split('/');
    expect(readCardExpiration(given)).toEqual({ month, year });
  });

  it('reads the typed part of an expiry', () => {
    expect(readCardExpiration('')).toEqual({ month: '', year: '' });
    expect(readCardExpiration('12')).toEqual({ month: '12', year: '' });
    expect(readCardExpiration('12/2')).toEqual({ month: '12', year: '2' });
  });

  it('accepts up to four digits of a security code', () => {
    expect(['', ' 123', '12a34', '12345'].map(formatCardCvv)).toEqual(['', '123', '1234', '1234']);
  });
});
