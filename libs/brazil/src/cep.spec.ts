import { describe, expect, it } from '@jest/globals';
import { formatCep, isFormattedCep } from './cep.js';

describe('postcodes', () => {
  it('shows 99999-999, also while it is typed (C5.31)', () => {
    expect(['', '7', '70011', '700117', '70011750', '70011-7509'].map(formatCep)).toEqual([
      '',
      '7',
      '70011',
      '70011-7',
      '70011-750',
      '70011-750',
    ]);
  });

  it('postcodes is complete with nine characters (C9.6)', () => {
    expect(
      ['70011-750', '70011750', '70011-75', '70011-7500', '7001-1750', 'abcde-fgh'].map(isFormattedCep),
    ).toEqual([true, false, false, false, false, false]);
  });
});
